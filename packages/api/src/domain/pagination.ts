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

/** The number of pages; 1 for an empty list. */
export function pageCount(total: number, rowsPerPage: number): number {
  return Math.max(1, Math.ceil(Math.max(0, total) / whole(rowsPerPage)))
}

/** Returns a page that exists after rows were removed or the page size changed. */
export function clampPage(page: number, total: number, rowsPerPage: number): number {
  return Math.min(whole(page), pageCount(total, rowsPerPage))
}
