const MINUTE = 60

/** The present, epoch seconds. */
export const nowSeconds = () => Math.floor(Date.now() / 1000)

/** The end of the last full minute (epoch seconds), so that requests of the same minute are the same. */
export function lastFullMinute(now = nowSeconds()): number {
  return Math.floor(now / MINUTE) * MINUTE
}
