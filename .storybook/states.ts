/** The states a story can be named for, by the end of its id, with the value of `data-shows` that marks them. */
const states: Readonly<Record<string, string>> = {
  'first-load': 'firstLoad',
  loading: 'firstLoad',
  refreshing: 'refreshing',
  slow: 'slow',
  empty: 'empty',
  'not-hired': 'notHired',
  forbidden: 'forbidden',
  failed: 'failed',
  partial: 'partial',
  stale: 'stale',
}

/** Returns the state that a story is named for; undefined if its name is no state. */
export const stateOfStory = (id: string): string | undefined => states[id.slice(id.indexOf('--') + 2)]

/** Returns what is wrong with a story that is over; undefined if it shows its state. */
export function wrongEnd(state: string, shown: readonly string[]): string | undefined {
  if (shown.includes(state)) return undefined
  return `A state story ends in its state: no visible data-shows="${state}", but ${shown.join(', ') || 'none'}`
}
