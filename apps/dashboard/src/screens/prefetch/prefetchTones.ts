/** The tone of each state of a prefetch. */
export const tones = { queued: 'quiet', fetching: 'info', done: 'good', failed: 'bad', unknown: 'quiet' } as const
