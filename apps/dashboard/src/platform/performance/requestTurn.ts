type Wait = (run: () => void) => void

let untilPainted: Wait | undefined

/** From now on a page is painted before its reads are sent; called when the first screen, which waits for its own, has rendered. */
export function paintBeforeReads(afterPaint: Wait): void {
  untilPainted = afterPaint
}

/** When a read may be sent: undefined is at once. */
export function requestTurn(): Promise<void> | undefined {
  return untilPainted && new Promise(untilPainted)
}

const OPENED_MS = 500

/** Resolves when a page that is being opened is shown: React leaves no idle moment while it renders one. */
export const pageShown = (): Promise<unknown> =>
  new Promise((resolve) => {
    // Safari has no idle callbacks.
    window.requestIdleCallback?.(resolve, { timeout: OPENED_MS }) ?? setTimeout(resolve, OPENED_MS)
  })
