import { type Histogram, makeHistogramEntry } from '@parapet/api'
import { describe, expect, it } from 'vitest'
import { toBoardQuery } from '../rows/boardQuery.ts'
import type { DataRow, RowContext, RowRequest } from '../rows/row.ts'
import { boards } from './index.ts'
import { testLinks, testNow, testView } from './testProvider.tsx'

const query = toBoardQuery(testView({ compare: 'previous' }), {
  company: 300,
  now: testNow,
  zone: 'UTC',
  allSites: ['a.com', 'b.com'],
})
const isHistogram = (request: RowRequest | undefined) => request?.call.path.includes('/histogram/') === true
const histograms = Object.values(boards)
  .flatMap(({ rows }) => rows)
  .filter((row): row is DataRow => 'reads' in row && isHistogram(row.reads))

const viewOf = (row: DataRow, answer: Histogram) =>
  row.toView(
    { main: answer, before: answer, ...(isHistogram(row.secondary) ? { secondary: answer } : {}) },
    contextOf(row),
  )

const contextOf = ({ code, title }: DataRow): RowContext =>
  ({
    query,
    code,
    title,
    locale: 'en',
    actions: {},
    links: testLinks,
    f: new Proxy({}, { get: () => () => '' }),
    t: (key: string) => key,
  }) as unknown as RowContext

const uncollected: readonly Histogram[] = [[], {}, { 'a.com': [] }]
const isSplit = ({ reads }: DataRow) => !/\/(storage|invalidate)\//.test(reads.call.path)

describe('a histogram without buckets', () => {
  it.each(histograms.map((row) => [row.code, row] as const))('is unknown, not zero, in %s', (_, row) => {
    for (const answer of uncollected) {
      if (!Array.isArray(answer) && !isSplit(row)) continue
      const { props, figure, isEmpty } = viewOf(row, answer)
      const { value = null, change } = props as { value?: number | null; change?: { previous: number | null } }
      expect([value, figure?.value ?? null, change?.previous ?? null]).toEqual([null, null, null])
      if (row.kind !== 'counter') expect(isEmpty).toBe(true)
    }
  })

  it('is not one of zeros', () => {
    const row = histograms.find(({ code }) => code === 'home.requestRate')
    const times = Array.from({ length: 300 }, (_, i) => testNow - (i + 1) * 300)
    const zeros = times.map((timestamp) => makeHistogramEntry({ timestamp }))
    expect(row && (viewOf(row, zeros).props as { value: number }).value).toBe(0)
  })
})
