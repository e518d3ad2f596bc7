/** Every state of a resource's list on its page, and its recovery from a failure: `export const Empty = states.empty`. */
export const listStates = [
  'firstLoad',
  'slow',
  'refreshing',
  'empty',
  'notHired',
  'forbidden',
  'failed',
  'partial',
  'stale',
  'recovers',
] as const
export type ListState = (typeof listStates)[number]

/** What the story of a state shows, for its documentation. */
export const pointOfState: Readonly<Record<ListState, string>> = {
  firstLoad: 'Before the first answer: the place of the list is kept, and it says that it is loading.',
  slow: 'The first answer takes long: the list says so, and the reader can stop waiting.',
  refreshing: 'The list is read again: the rows stay, and a mark says that they are being read.',
  empty: 'The provider has no rows: the list says why, and offers what fills it.',
  notHired: 'The company has not hired the service: the page offers it instead of the list.',
  forbidden: 'The provider refuses the reader: the list says so, and gives the reason of the provider.',
  failed: 'The first read has failed: the list says why, and offers to try again.',
  partial: 'The provider sent only a part of the rows: the list says how many there are.',
  stale: 'Reading again has failed: the rows stay, with their age, and the list offers to try again.',
  recovers: 'After a failure “Try again” loads the list, and after a failed refresh it is new again.',
}

/** Why some lists cannot be in a state; `resourceStories.test.ts` checks that it is so. */
export const whyNoList: Readonly<Partial<Record<ListState, string>>> = {
  notHired: 'Its page is of no service, or another list of the page shows the offer.',
  partial: 'The provider answers with the whole list, or its count is worked out.',
}

/** The stories of the states of one resource, as a file of stories has them. */
export interface ListStories {
  readonly resource: string
  /** The title of the file. */
  readonly title: string
  /** The page of the list, without company and query. */
  readonly page: string
  /** The name of the export by state. */
  readonly made: Readonly<Partial<Record<ListState, string>>>
  /** The stories of a state that the file writes itself. */
  readonly own: Readonly<Partial<Record<ListState, string>>>
}

/** Reads the stories of the states of resources from the source of a file of stories. */
export function listStoriesIn(source: string): readonly ListStories[] {
  const texts = new Map([...source.matchAll(/const (\w+) = (['`])(.*?)\2\n/g)].map(([, id, , text]) => [id, text]))
  const title = /\btitle: '([^']+)'/.exec(source)?.[1] ?? ''
  const lists = [...source.matchAll(/const (\w+) = resourceStories\((\w+)(?:\.\w+)?, (?:(\w+)|(['`])(.*?)\4)\)/g)]
  const exported = new Set([...source.matchAll(/export const (\w+)/g)].map(([, name]) => name))
  return lists.map(([, states = '', resource = '', id, , text]) => {
    const path = (text ?? texts.get(id) ?? '').replace(/\$\{(\w+)\}/, (_, inner: string) => texts.get(inner) ?? '')
    const named = new RegExp(`export const (\\w+)(?:: \\w+)? = (?:\\{\\s*\\.\\.\\.)?${states}\\.(\\w+)`, 'g')
    const made = Object.fromEntries([...source.matchAll(named)].map(([, name = '', state = '']) => [state, name]))
    // With several lists in a file, a name does not say whose state it is.
    const own = listStates.flatMap((state) => {
      const name = `${state.charAt(0).toUpperCase()}${state.slice(1)}`
      return lists.length === 1 && !(state in made) && exported.has(name) ? [[state, name] as const] : []
    })
    return {
      resource,
      title,
      page: path.replace(/\?.*/, '').replace(/^\/(?:\d+\/)?/, ''),
      made,
      own: Object.fromEntries(own),
    }
  })
}
