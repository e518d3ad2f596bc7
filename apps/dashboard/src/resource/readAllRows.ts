import type { ListQuery } from './resource.ts'

const PAGE_SIZE = 1000
const MOST_ROWS = 10_000

interface Page<Row> {
  readonly items: readonly Row[]
  readonly count: number
}

/** Reads all rows of a query page by page, at most 10,000; `isCut` if there are more. */
export async function readAllRows<Row>(
  query: ListQuery,
  readPage: (page: ListQuery) => Promise<Page<Row>>,
  report: (done: number) => void,
): Promise<{ rows: Row[]; isCut: boolean }> {
  const rows: Row[] = []
  for (let page = 1; rows.length < MOST_ROWS; page += 1) {
    const { items, count } = await readPage({ ...query, page, pageSize: PAGE_SIZE })
    rows.push(...items)
    report(rows.length)
    if (items.length === 0 || rows.length >= count) return { rows, isCut: false }
  }
  return { rows, isCut: true }
}
