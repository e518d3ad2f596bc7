/** The limit and offset of a page, as sent. */
export interface PageWindow {
  readonly offset: number
  readonly limit: number
}

const whole = (value: number) => (Number.isFinite(value) ? Math.max(1, Math.floor(value)) : 1)

/** Returns the window of a page, from 1 (§9: offset = rows per page × (page − 1)). */
export function pageWindow(page: number, rowsPerPage: number): PageWindow {
  const limit = whole(rowsPerPage)
  return { offset: limit * (whole(page) - 1), limit }
}
