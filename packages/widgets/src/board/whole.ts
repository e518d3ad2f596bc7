/**
 * Whether a page is wanted whole, with all that lies below its edge: a board asks and draws what somebody looks at, and paper is looked at
 * from the first line to the last. Outside React, since tiles and charts stand far from who wants it.
 */
const listeners = new Set<() => void>()
let isWhole = false

/** Calls the listener once, when the page is wanted whole; at once while it is. Returns how to stop listening. */
export function onWhole(listener: () => void): () => void {
  if (isWhole) listener()
  else listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** What frames, skeletons and charts say of themselves until they are what they will be. */
const unfinished = '[data-drawing="true"], [aria-busy="true"], [data-away="true"]'
const LOOK_MS = 200
/** As long as a reader waits before paper with a skeleton on it is better than none. */
const MOST_LOOKS = 100
const STILL_LOOKS = 3

/** Resolves when all of the page is drawn, or has had its time. `sleep` waits so many milliseconds. */
export async function bringWhole(sleep: (ms: number) => Promise<void>): Promise<void> {
  isWhole = true
  for (const listener of listeners) listener()
  listeners.clear()
  let still = 0
  for (let look = 0; look < MOST_LOOKS && still < STILL_LOOKS; look++) {
    await sleep(LOOK_MS)
    still = document.querySelector(unfinished) ? 0 : still + 1
  }
  isWhole = false
}
