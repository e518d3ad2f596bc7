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
