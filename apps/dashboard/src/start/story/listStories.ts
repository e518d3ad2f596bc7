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
