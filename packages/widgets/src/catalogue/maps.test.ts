import {
  type HistogramEntry,
  initialView,
  makeHistogramEntry,
  makeTableEntry,
  type Span,
  type ViewState,
} from '@parapet/api'
import { wallSeconds } from '@parapet/base'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { figuresOf } from '../charts/series.ts'
import { type BoardQuery, bucketsIn, queryFilter, toBoardQuery } from '../rows/boardQuery.ts'
import { toMonths } from '../rows/monthRows.ts'
import { lastMonths, monthToDate } from '../rows/months.ts'
import type { RowContext } from '../rows/row.ts'
import { bucketSums, zeroSums } from '../rows/sums.ts'
import { analyticsBoards } from './analytics.ts'
import { siteColors } from './colors.ts'
import { cacheColor } from './meaningColors.ts'
import { metricOver, metrics } from './metrics.ts'
import { OTHER, toSeries, toSiteSeries } from './series.ts'
import { statsBoards } from './stats.ts'
import { REST, toParts, toRanking, toSiteParts } from './tables.ts'

const now = Date.UTC(2026, 5, 15, 10, 30, 30) / 1000
const sites = ['a.com', 'b.com', 'c.com']

function boardQuery(
  view: Partial<ViewState> = {},
  over: { now?: number; zone?: string; allSites?: string[] } = {},
): BoardQuery {
  return toBoardQuery(
    { ...initialView, ...view },
    { company: 300, now: over.now ?? now, zone: over.zone ?? 'UTC', allSites: over.allSites ?? sites },
  )
}

const steps = (query: BoardQuery, each: (index: number) => Partial<HistogramEntry>) =>
  bucketsIn(query.span, query.step, query.zone, query.now).times.map((timestamp, index) =>
    makeHistogramEntry({ timestamp, ...each(index) }),
  )

describe('toBoardQuery', () => {
  it('ends ranges at the last full minute, so that widgets rendered seconds apart send the same query', () => {
    const early = boardQuery({}, { now: now - 25 })
    const late = boardQuery({}, { now: now + 25 })
    expect(early.span).toEqual(late.span)
    expect(early.span.to % 60).toBe(0)
    const { span } = boardQuery({ range: { from: now - 3600, to: now + 3600 } })
    expect(span).toEqual({ from: now - 3600, to: now - 30 })
  })

  it('compares only periods within the retention', () => {
    const context = { company: 1, now, zone: 'UTC', allSites: sites }
    const view: ViewState = { ...initialView, range: { rel: '4h' }, compare: 'week' }
    expect(toBoardQuery(view, { ...context, capability: { resultSize: 10, oldestSeconds: 86_400 } }).before).toBeNull()
    expect(
      toBoardQuery(view, { ...context, capability: { resultSize: 10, oldestSeconds: 8 * 86_400 } }).before,
    ).not.toBeNull()
  })

  it('sends no site when all are selected or when they belong to another company (§5)', () => {
    expect(queryFilter(boardQuery({ sites: ['a.com'] }), 'L1').vhost).toEqual(['a.com'])
    expect(queryFilter(boardQuery({ sites }), 'L1').vhost).toEqual([])
    expect(queryFilter(boardQuery({ sites: ['a.com'], company: 7 }), 'L1').vhost).toEqual([])
  })
})

describe('bucketsIn', () => {
  it('counts only the seconds of a bucket inside the span and the past', () => {
    const buckets = bucketsIn({ from: 90, to: 240 }, 60, 'UTC', 200)
    expect(buckets.times).toEqual([60, 120, 180])
    expect(buckets.seconds).toEqual([30, 60, 20])
    expect(buckets.complete).toBe(2)
  })
})

describe('gatherBuckets', () => {
  it('keeps missing data as a gap, sums the entries of one bucket, and drops entries outside', () => {
    const entries = [0, 30, 180, 240].map((timestamp) =>
      makeHistogramEntry({ timestamp, requests: 5, response_time: 100 }),
    )
    const cells = bucketSums(entries, { times: [0, 60, 120, 180], step: 60 })
    expect(cells.map((cell) => cell?.requests ?? null)).toEqual([10, null, null, 5])
    expect(metrics.responseTime.of(cells[0] ?? zeroSums, 60)).toBe(100)
  })
})

describe('metrics', () => {
  it.each(Object.entries(metrics))('%s are null instead of NaN without data', (_, metric) => {
    for (const seconds of [0, 60]) {
      const value = metric.of(zeroSums, seconds)
      expect(value === null || value === 0).toBe(true)
    }
  })

  it('have no hit ratio where the cache result is unknown', () => {
    expect(metrics.hitRatio.of({ ...zeroSums, requests: 50 }, 60)).toBeNull()
    expect(metrics.hitRatio.of({ ...zeroSums, requests: 50, misses: 50 }, 60)).toBe(0)
  })

  it('average known buckets only', () => {
    expect(metricOver(metrics.rate, [{ ...zeroSums, requests: 120 }, null], [60, 60])).toBe(2)
    expect(metricOver(metrics.rate, [null, null], [60, 60])).toBeNull()
  })
})

describe('toSeries', () => {
  const lines = [{ metric: 'rate', label: 'Requests', color: 'accent' }] as const

  it('shows the mean of its values', () => {
    const query = boardQuery()
    const answer = toSeries(
      steps(query, (index) => ({ requests: index % 2 ? 60 : 180 })),
      query,
      lines,
    )
    const drawn = answer.series[0]?.values.slice(0, 60).map(Number) ?? []
    const mean = drawn.reduce((sum, value) => sum + value, 0) / drawn.length
    expect(answer.figure.value).toBeCloseTo(mean, 0)
    expect(answer.figure.value).toBeLessThanOrEqual(Math.max(...drawn))
  })

  it('shows the same mean above the chart and in its legend, at any second, compared or not', () => {
    fc.assert(
      fc.property(fc.integer({ min: 60, max: 299 }), fc.boolean(), (second, isCompared) => {
        const view: Partial<ViewState> = { range: { rel: '24h' }, ...(isCompared ? { compare: 'previous' } : {}) }
        const query = boardQuery(view, { now: now - 30 + second })
        const { times } = bucketsIn(query.span, query.step, query.zone, query.now)
        const current = steps(query, (index) => ({ requests: index === times.length - 1 ? 900_000 : 300 }))
        const shift = query.span.to - query.span.from
        const before = current.map((entry) => ({ ...entry, timestamp: entry.timestamp - shift }))
        const one = toSeries(current, query, lines, isCompared ? { before } : {})
        const bySite = toSiteSeries({ 'a.com': current, 'b.com': current }, query, 'rate', {
          otherLabel: String,
          allLabel: '',
          ...(isCompared ? { before: { 'a.com': before, 'b.com': before } } : {}),
        })
        for (const { series, figure } of [one, bySite]) {
          const told = series.map((line) => figuresOf(line, 'req/s', times.length - 1).amount ?? Number.NaN)
          expect(told.reduce((sum, mean) => sum + mean, 0)).toBeCloseTo(figure.value ?? Number.NaN, 6)
        }
        expect((one.figure.value ?? 0) > 1.5).toBe(!isCompared)
      }),
      { numRuns: 40 },
    )
  })

  it('flags the running bucket and computes its rate over its full minutes', () => {
    const query = boardQuery({ range: { rel: '24h' } }, { now: now + 120 })
    const answer = toSeries(
      steps(query, () => ({ requests: 300 })),
      query,
      lines,
    )
    expect(query.step).toBe(300)
    expect(answer.incompleteFrom).toBe(now - 30)
    expect(answer.series[0]?.values.at(-1)).toBe(2.5)
    expect(answer.series[0]?.values[1]).toBe(1)
  })

  it('is the same whenever its tile sends the query, for relative and fixed ranges, alone or compared', () => {
    const arbitraryView = fc.record({
      range: fc.oneof(
        fc.constantFrom({ rel: '15m' }, { rel: '1h' }, { rel: '24h' }, { rel: '7d' }),
        fc.record({
          from: fc.integer({ min: now - 9000, max: now - 600 }),
          to: fc.integer({ min: now - 300, max: now + 9000 }),
        }),
      ),
      compare: fc.constantFrom<ViewState['compare']>('off', 'previous', 'week'),
    })
    fc.assert(
      fc.property(arbitraryView, fc.nat(86_400), fc.nat(3600), (view, second, late) => {
        const query = boardQuery(view, { now: now + second })
        // A provider that has counted one request a second up to its own now.
        const counted = (until: number, span: Span | null): HistogramEntry[] =>
          bucketsIn(span ?? query.span, query.step, 'UTC', until).times.map((timestamp, index, times) => {
            const from = Math.max(timestamp, (span ?? query.span).from)
            const to = Math.min(times[index + 1] ?? Number.POSITIVE_INFINITY, (span ?? query.span).to, until)
            return makeHistogramEntry({ timestamp, requests: Math.max(0, to - from) })
          })
        const drawn = (until: number) =>
          toSeries(counted(until, null), query, lines, query.before ? { before: counted(until, query.before) } : {})
        expect(drawn(now + second + late)).toEqual(drawn(now + second))
        const known =
          drawn(now + second + late).series[0]?.values.filter((value) => value !== null && value !== 0) ?? []
        expect(new Set(known)).toEqual(new Set([1]))
      }),
      { numRuns: 200 },
    )
  })

  it('draws gaps where data is missing', () => {
    const query = boardQuery()
    const answer = toSeries(
      steps(query, () => ({ requests: 60 })).filter((_, index) => index !== 3),
      query,
      lines,
    )
    expect(answer.series[0]?.values[3]).toBeNull()
    expect(answer.collected.indexOf(false)).toBe(3)
    expect(answer.gap).toBeCloseTo(1 / 60)
    expect(answer.isEmpty).toBe(false)
  })

  it('has no ratio, but no gap either, in a bucket without requests', () => {
    const query = boardQuery()
    const ratio = [{ metric: 'errorRatio', label: '5xx', color: 's5xx' }] as const
    const answer = toSeries(
      steps(query, (index) => ({ requests: index === 3 ? 0 : 60 })),
      query,
      ratio,
    )
    expect(answer.series[0]?.values[3]).toBeNull()
    expect(answer.series[0]?.summing).toBe('peak')
    expect(answer.collected).not.toContain(false)
  })

  it('aligns the comparison period and ends it at the running bucket', () => {
    const query = boardQuery({ compare: 'previous', range: { rel: '24h' } }, { now: now + 120 })
    const shift = query.span.to - query.span.from
    const current = steps(query, () => ({ requests: 600 }))
    const before = [...current.map((entry) => ({ ...entry, timestamp: entry.timestamp - shift, requests: 300 }))]
    const answer = toSeries(current, query, lines, { before })
    expect(answer.series[0]?.ghost?.[5]).toBe(1)
    expect(answer.series[0]?.ghost?.at(-1)).toBeNull()
    expect(answer.figure.value).toBeCloseTo(2, 1)
    expect(answer.figure.previous).toBeCloseTo(1, 1)
  })

  it.each([
    ['2026-11-23T00:10:00Z', 'previous', '6M'],
    ['2026-11-23T09:30:00Z', 'previous', '6M'],
    ['2026-11-23T12:10:00Z', 'previous', '6M'],
    ['2026-05-01T12:10:00Z', 'year', '6M'],
    ['2026-10-31T12:10:00Z', 'week', '7d'],
    ['2026-04-02T12:10:00Z', 'previous', '7d'],
  ] as const)('aligns nights across clock changes in one of the periods: %s, %s of %s', (iso, compare, rel) => {
    const zone = 'Europe/Madrid'
    const query = boardQuery({ range: { rel }, compare }, { now: Date.parse(iso) / 1000, zone })
    const perSecond = (start: number) => (wallSeconds(start, zone) % 86_400 < 43_200 ? 1 : 10)
    const answerOf = (span: Span) => {
      const { times, seconds } = bucketsIn(span, query.step, zone, query.now)
      return times.map((timestamp, index) =>
        makeHistogramEntry({ timestamp, requests: perSecond(timestamp) * (seconds[index] ?? 0) }),
      )
    }
    const before = answerOf(query.before ?? query.span)
    const { series, figure } = toSeries(answerOf(query.span), query, lines, { before })
    const [{ values = [], ghost = [] } = {}] = series
    // An hour to or from summer, and no more: half a day's buckets are never another half's.
    const apart = Math.max(0, Math.floor(7200 / query.step))
    const isNear = (rate: number, index: number) =>
      Array.from(values)
        .slice(Math.max(0, index - apart), index + apart + 1)
        .some((value) => Math.abs((value ?? 0) - rate) < 1e-9)
    const laid = Array.from(ghost).filter((rate, index) => rate !== null && isNear(rate, index))
    expect(values.length - laid.length).toBeLessThan(4)
    expect(Math.abs((figure.previous ?? 0) / (figure.value ?? 1) - 1)).toBeLessThan(0.01)
  })

  it('never returns NaN or Infinity for any response', () => {
    const query = boardQuery({ compare: 'previous' })
    const answer = toSeries(
      [
        makeHistogramEntry({ timestamp: Number.NaN }),
        makeHistogramEntry({ timestamp: now - 120, response_time: null }),
      ],
      query,
      [
        { metric: 'responseTime', label: 'Response time', color: 'c1' },
        { metric: 'hitRatio', label: 'Hit ratio', color: 'hit' },
      ],
      { before: [] },
    )
    for (const { values, ghost } of answer.series)
      for (const value of [...values, ...(ghost ?? [])]) expect(value === null || Number.isFinite(value)).toBe(true)
    expect(answer.isEmpty).toBe(true)
  })
})

describe('toSiteSeries', () => {
  const names = { otherLabel: (count: number) => `${count} other sites`, allLabel: 'All sites' }

  it('stacks the largest eight sites and the rest as one; the stack is the total', () => {
    const many = Array.from({ length: 12 }, (_, index) => `site${index}.com`)
    const query = boardQuery({}, { allSites: many })
    const answer = toSiteSeries(
      Object.fromEntries(many.map((site, rank) => [site, steps(query, () => ({ requests: (rank + 1) * 60 }))])),
      query,
      'rate',
      names,
    )
    expect(answer.series).toHaveLength(9)
    expect(answer.series[0]?.key).toBe('site11.com')
    expect(answer.series.at(-1)).toMatchObject({ key: OTHER, label: '4 other sites', color: 'other' })
    const stacked = answer.series.reduce((sum, one) => sum + Number(one.values[1]), 0)
    expect(stacked).toBeCloseTo(78)
    expect(answer.figure.value).toBeCloseTo(78, -1)
    expect(new Set(answer.series.map((one) => one.color)).size).toBe(9)
  })

  it('counts the sites that the provider groups individually', () => {
    const many = Array.from({ length: 500 }, (_, index) => `site${index}.com`)
    const query = boardQuery({}, { allSites: many })
    const answer = Object.fromEntries(
      [...many.slice(0, 50), OTHER].map((site) => [site, steps(query, () => ({ requests: 60 }))]),
    )
    expect(toSiteSeries(answer, query, 'rate', names).series.at(-1)?.label).toBe('492 other sites')
    const unknown = boardQuery({}, { allSites: [] })
    expect(toSiteSeries(answer, unknown, 'rate', names).series.at(-1)?.label).toBe('43 other sites')
  })

  it('treats a site missing from a bucket as idle when another site has data', () => {
    const query = boardQuery()
    const a = steps(query, () => ({ requests: 60 }))
    const answer = toSiteSeries({ 'a.com': a, 'b.com': a.slice(0, 2) }, query, 'rate', names)
    expect(answer.series.find((one) => one.key === 'b.com')?.values.slice(1, 4)).toEqual([1, 0, 0])
  })

  it('reports a response without sites', () => {
    const query = boardQuery()
    const answer = toSiteSeries(
      steps(query, () => ({ requests: 60 })),
      query,
      'rate',
      names,
    )
    expect(answer.series.map((one) => one.label)).toEqual(['All sites'])
  })

  it('compares each site with itself', () => {
    const query = boardQuery({ compare: 'previous' })
    const shift = query.span.to - query.span.from
    const a = steps(query, () => ({ requests: 120 }))
    const before = { 'a.com': a.map((entry) => ({ ...entry, timestamp: entry.timestamp - shift, requests: 60 })) }
    const answer = toSiteSeries({ 'a.com': a, 'b.com': a }, query, 'rate', { ...names, before })
    expect(answer.series.map((one) => [one.key, one.ghost?.[4] ?? null])).toEqual([
      ['a.com', 1],
      ['b.com', null],
    ])
    expect(answer.figure).toMatchObject({ value: 4, previous: 1 })
  })
})

describe('siteColors', () => {
  it('gives a site the same colour on every chart, and no two sites one colour', () => {
    expect(siteColors(['b.com'], sites).get('b.com')).toBe(siteColors(sites, sites).get('b.com'))
    const many = Array.from({ length: 500 }, (_, index) => `s${index}.example`)
    expect(new Set(siteColors(many.slice(40, 48), many).values()).size).toBe(8)
  })

  it('keeps the colours of a chart in the next one of the board, also above eight sites', () => {
    const many = Array.from({ length: 40 }, (_, index) => `s${index}.example`)
    const requests = siteColors(many.slice(0, 8), many)
    const bytes = siteColors([...many.slice(3, 8), 's20.example', 's21.example', 's22.example'], many)
    for (const site of many.slice(3, 8)) expect(bytes.get(site)).toBe(requests.get(site))
    expect(new Set(bytes.values()).size).toBe(8)
  })
})

describe('toMonths', () => {
  const day = (month: number, date: number, requests: number) =>
    makeHistogramEntry({ timestamp: Date.UTC(2026, month, date) / 1000, requests, bytes: requests * 10 })

  const passedDays = () => Math.ceil((now - Date.UTC(2026, 5, 1) / 1000) / 86_400)
  const june = (requests: (date: number) => number) =>
    Array.from({ length: passedDays() }, (_, index) => day(5, index + 1, requests(index + 1)))

  it('sums days to calendar months, newest first, from the first with traffic', () => {
    const months = toMonths([day(2, 5, 0), day(3, 1, 5), day(3, 30, 5), day(4, 2, 0), day(5, 10, 7)], now, 'UTC')
    expect(months.map((month) => [new Date(month.from * 1000).getUTCMonth(), month.requests])).toEqual([
      [5, 7],
      [4, 0],
      [3, 10],
    ])
  })

  it('forecasts the running month only, from its elapsed part', () => {
    const passed = now - Date.UTC(2026, 5, 1) / 1000
    const [running, past] = toMonths([day(4, 2, 10), ...june((date) => (date === 10 ? 100 : 0))], now, 'UTC')
    expect(running?.projected).toBeCloseTo((1000 / passed) * 30 * 86_400)
    expect(past?.projected).toBeUndefined()
    const young = Date.UTC(2026, 5, 1, 5) / 1000
    expect(toMonths([day(5, 1, 100)], young, 'UTC')[0]?.projected).toBeUndefined()
  })

  it('reports how many ended days of a month have data, and forecasts from those', () => {
    const may = Array.from({ length: 31 }, (_, index) => day(4, index + 1, 1))
    const [running, past] = toMonths([...may, ...june(() => 10)], now, 'UTC')
    expect([running?.known, past?.known]).toEqual([undefined, undefined])
    expect([running?.days.length, past?.days.length]).toEqual([passedDays(), 31])
    const [cut, part] = toMonths(
      [...may.filter((_, index) => index < 10 || index >= 17), ...june(() => 10).slice(4)],
      now,
      'UTC',
    )
    expect(part).toMatchObject({ requests: 24, known: { days: 24, of: 31 } })
    expect(part?.days.flatMap((bytes, index) => (bytes === null ? [index] : []))).toEqual([10, 11, 12, 13, 14, 15, 16])
    expect(cut?.known).toEqual({ days: passedDays() - 4, of: passedDays() })
    expect(cut?.days.slice(0, 5)).toEqual([null, null, null, null, 100])
    expect(cut?.projected).toBeCloseTo(running?.projected ?? 0, -2)
    expect(toMonths(june(() => 10).slice(0, -1), now, 'UTC')[0]?.known).toBeUndefined()
    const madrid = Array.from({ length: 31 }, (_, index) => day(2, index + 1, 1)).map((one, index) => ({
      ...one,
      timestamp: one.timestamp - (index < 29 ? 3600 : 7200),
    }))
    expect(toMonths(madrid, now, 'Europe/Madrid').at(-1)).toMatchObject({ requests: 31 })
    expect(toMonths(madrid, now, 'Europe/Madrid').at(-1)?.known).toBeUndefined()
  })

  it('starts months in the zone of the user', () => {
    const span = monthToDate(now, 'Europe/Madrid')
    expect(new Date(span.from * 1000).toISOString()).toBe('2026-05-31T22:00:00.000Z')
    expect(new Date(lastMonths(12, now, 'Europe/Madrid').from * 1000).toISOString()).toBe('2025-06-30T22:00:00.000Z')
  })

  it('returns twelve months also in the last minute of one', () => {
    const last = Date.UTC(2026, 5, 30, 23, 59, 30) / 1000
    const row = statsBoards.delivery.rows.find(({ code }) => code === 'stats.delivery.months')
    const span = row && 'span' in row ? row.span?.(boardQuery({}, { now: last })) : undefined
    expect(span).toEqual({ from: Date.UTC(2025, 6, 1) / 1000, to: Date.UTC(2026, 6, 1) / 1000 - 60 })
    const days = Array.from({ length: 14 }, (_, month) => day(month - 8, 3, 10))
    expect(
      toMonths(
        days.filter(({ timestamp }) => timestamp >= (span?.from ?? 0)),
        last,
        'UTC',
      ),
    ).toHaveLength(12)
  })

  it('is empty without data', () => {
    expect(toMonths([], now, 'UTC')).toEqual([])
    expect(toMonths([day(5, 1, 0)], now, 'UTC')).toEqual([])
  })
})

describe('toRanking', () => {
  const rows = [
    makeTableEntry({ key: '200', requests: 90, bytes: 10 }),
    makeTableEntry({ key: '404', requests: 5, bytes: 1 }),
  ]

  it('has a total only from the query itself or from all rows', () => {
    expect(toRanking(rows).total).toBeNull()
    expect(toRanking({ total_count: 2, results: rows }).total).toEqual({ requests: 95, bytes: 11 })
    expect(toRanking({ total_count: 40, results: rows }).total).toBeNull()
    expect(toRanking(rows, { whole: { requests: 200, bytes: 50 } }).total).toEqual({ requests: 200, bytes: 50 })
    const all = { total_count: 2, results: rows }
    expect(toRanking(all, { whole: { requests: 200, bytes: 50 } }).total).toEqual({ requests: 95, bytes: 11 })
    expect(toRanking(rows, { whole: { requests: 20, bytes: 50 } }).total).toBeNull()
  })

  it('merges a key that was returned twice', () => {
    const twice = [...rows, makeTableEntry({ key: '200', requests: 7, bytes: 2 })]
    const { totalCount, ...ranking } = toRanking({ total_count: 3, results: twice }, { before: twice })
    expect(ranking.rows).toEqual([
      { key: '200', requests: 97, bytes: 12, previous: 97, previousBytes: 12 },
      { key: '404', requests: 5, bytes: 1, previous: 5, previousBytes: 1 },
    ])
    expect(ranking.total).toEqual({ requests: 102, bytes: 13 })
    expect(totalCount).toBe(2)
  })

  it('gives shares of requests and volume their previous values, and none to the rest', () => {
    const before = { total_count: 2, results: [makeTableEntry({ key: '200', requests: 60, bytes: 40 })] }
    const ranking = toRanking({ total_count: 2, results: rows }, { before })
    const restLabel = () => 'rest'
    expect(toParts(ranking, { most: 1, restLabel }).parts).toEqual([
      { key: '200', label: '200', value: 90, previous: 60 },
      { key: REST, label: 'rest', value: 5, color: 'other' },
    ])
    expect(toParts(ranking, { by: 'bytes', most: 1, restLabel }).parts[0]).toMatchObject({ value: 10, previous: 40 })
  })

  it('merges the spellings of a country code: in the map, the table and the previous values', () => {
    const main = [
      makeTableEntry({ key: 'ES', requests: 5 }),
      makeTableEntry({ key: 'es', requests: 4 }),
      makeTableEntry({ key: '', requests: 1 }),
    ]
    const context = { query: boardQuery(), title: '', t: String, actions: {} } as unknown as RowContext
    const [map, table] = ['countryMap', 'countries'].map((name) => {
      const row = analyticsBoards.delivery.rows.find(({ code }) => code === `analytics.delivery.${name}`)
      if (!row || 'component' in row) throw new Error('the row asks one call')
      return row.toView({ main: { total_count: 3, results: main }, before: main }, context).props
    })
    expect(map).toMatchObject({
      countries: [
        { code: 'ES', value: 9 },
        { code: '', value: 1 },
      ],
    })
    expect(table).toMatchObject({
      rows: [
        { key: 'ES', requests: 9, previous: 9 },
        { key: '', requests: 1, previous: 1 },
      ],
      totalCount: 2,
    })
  })

  it('ranks a key by all its rows', () => {
    const split = [...rows, makeTableEntry({ key: '503', requests: 4 }), makeTableEntry({ key: '503', requests: 3 })]
    expect(toRanking(split).rows.map(({ key, requests }) => [key, requests])).toEqual([
      ['200', 90],
      ['503', 7],
      ['404', 5],
    ])
  })

  it('returns the previous value of a key, and 0 only when the previous ranking was complete', () => {
    const before = [makeTableEntry({ key: '200', requests: 45 })]
    expect(toRanking(rows, { before }).rows.map((row) => row.previous)).toEqual([45, undefined])
    expect(toRanking(rows, { before: { total_count: 1, results: before } }).rows.map((row) => row.previous)).toEqual([
      45, 0,
    ])
  })
})

describe('toParts', () => {
  const rows = Array.from({ length: 12 }, (_, index) => ({ key: `k${index}`, requests: index + 1, bytes: 0 }))
  const restLabel = (count: number | null) => (count === null ? 'Other' : `${count} others`)

  it('shows the largest parts and the rest, and adds up to the total', () => {
    const { parts, total } = toParts({ rows, total: { requests: 100, bytes: 0 } }, { restLabel, most: 3 })
    expect(parts.map((part) => [part.label, part.value])).toEqual([
      ['k11', 12],
      ['k10', 11],
      ['k9', 10],
      ['Other', 67],
    ])
    expect(total).toBe(100)
  })

  it('shows the number of grouped parts, if known', () => {
    const { parts } = toParts({ rows, total: null }, { restLabel, most: 10 })
    expect(parts.at(-1)?.label).toBe('2 others')
  })

  it('ranks by the counted metric, and gives the largest parts their colours', () => {
    const many = Array.from({ length: 8 }, (_, n) => ({ key: `${n}.com`, requests: 90 - n, bytes: 10 - n }))
    const rows = [...many, { key: 'large.com', requests: 1, bytes: 99 }]
    const { parts } = toSiteParts(
      { rows, total: null },
      'bytes',
      [...many.map(({ key }) => key), 'large.com'],
      restLabel,
    )
    expect(parts.slice(0, 2).map(({ key }) => key)).toEqual(['large.com', '0.com'])
    expect(parts.filter(({ key, color }) => key !== REST && color === undefined)).toEqual([])
  })

  it('gives sites the colours of the charts', () => {
    const { parts } = toSiteParts(
      { rows: [{ key: 'b.com', requests: 5, bytes: 5 }], total: null },
      'bytes',
      sites,
      restLabel,
    )
    expect(parts[0]?.color).toBe(siteColors(['b.com'], sites).get('b.com'))
  })
})

it('treats a cache result named like an Object property as unknown', () => {
  expect(cacheColor('HIT')).toBe('hit')
  for (const key of ['constructor', '__proto__', 'toString', '']) expect(cacheColor(key)).toBe('other')
})
