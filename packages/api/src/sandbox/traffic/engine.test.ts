import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bucketStarts } from './buckets.ts'
import { type Column, columns } from './columns.ts'
import { histogram, table } from './engine.ts'
import { type LoggedRequest, logColumnsBuilder, logTraffic } from './logTraffic.ts'
import type { Condition, Question } from './scan.ts'
import { detailedHistogram, memoryStatistics, otherSites } from './statisticsSource.ts'

const sites = ['a.example', 'b.example', 'c.example']
const pools: Record<Column, readonly string[]> = {
  vhost: sites,
  tier: ['L1', 'L2'],
  request: ['/', '/a', '/a?x=1', '/<script>'],
  response: ['200', '304', '404', '503', '101', '-'],
  cached: ['hit', 'miss', 'pass', 'expired', 'stale', '-'],
  content_type: ['text/html', '-'],
  countrycode: ['ES', 'FR', '-'],
  agent: ['Mozilla', 'bot'],
  referer: ['-', 'https://x/'],
  clientip: ['192.0.2.1', '2001:db8::1'],
  method: ['GET', 'POST'],
  proto: ['http', 'https'],
  tcdndebugreason: ['TCDN-OK', 'TCDN-E'],
}
const origin = 1_700_000_000

const requests = fc.array(
  fc.record({
    time: fc.integer({ min: origin, max: origin + 20_000 }),
    bytes: fc.integer({ min: 0, max: 1e12 }),
    micros: fc.oneof(fc.constant(-1), fc.integer({ min: 0, max: 1e8 })),
    ...(Object.fromEntries(columns.map((c) => [c, fc.constantFrom(...pools[c])])) as Record<
      Column,
      fc.Arbitrary<string>
    >),
  }) as fc.Arbitrary<LoggedRequest>,
  { maxLength: 60 },
)

const chosen = fc.array(
  fc.constantFrom(...columns).chain((column) =>
    fc.record({
      column: fc.constant(column),
      values: fc.subarray([...pools[column]], { minLength: 1 }),
      excluded: fc.boolean(),
    }),
  ),
  { maxLength: 3 },
)

const questions = fc
  .record({
    sites: fc.subarray(sites, { minLength: 1 }),
    from: fc.integer({ min: origin - 100, max: origin + 20_000 }),
    span: fc.integer({ min: 1, max: 25_000 }),
    chosen,
  })
  .map(({ sites, from, span, chosen }) => ({ sites, from, to: from + span, chosen }))

type Asked = {
  sites: string[]
  from: number
  to: number
  chosen: { column: Column; values: string[]; excluded: boolean }[]
}

const toQuestion = (request: Asked): Question => ({
  sites: request.sites,
  from: request.from,
  to: request.to,
  conditions: request.chosen.map(
    ({ column, values, excluded }): Condition => ({ column, passes: (value) => values.includes(value) !== excluded }),
  ),
})

function storeOf(list: readonly LoggedRequest[]) {
  const builder = logColumnsBuilder()
  for (const request of list) builder.add(request)
  return logTraffic(builder.build())
}

function matching(list: readonly LoggedRequest[], request: Asked) {
  return list.filter(
    (r) =>
      request.sites.includes(r.vhost) &&
      r.time >= request.from &&
      r.time < request.to &&
      request.chosen.every(({ column, values, excluded }) => values.includes(r[column]) !== excluded),
  )
}

const sum = (list: readonly number[]) => list.reduce((total, n) => total + n, 0)

function counted(list: readonly LoggedRequest[]) {
  const of = (test: (r: LoggedRequest) => boolean) => list.filter(test)
  const timed = of((r) => r.micros >= 0)
  return {
    requests: list.length,
    bytes: sum(list.map((r) => r.bytes)),
    hits: of((r) => r.cached === 'hit').length,
    misses: of((r) => r.cached === 'miss').length,
    hit_bytes: sum(of((r) => r.cached === 'hit').map((r) => r.bytes)),
    miss_bytes: sum(of((r) => r.cached === 'miss').map((r) => r.bytes)),
    response_time: timed.length > 0 ? Math.round(sum(timed.map((r) => r.micros)) / timed.length) : null,
    status_2xx: of((r) => r.response.startsWith('2')).length,
    status_3xx: of((r) => r.response.startsWith('3')).length,
    status_4xx: of((r) => r.response.startsWith('4')).length,
    status_5xx: of((r) => r.response.startsWith('5')).length,
  }
}

describe('the query engine equals a naive count', () => {
  it('in histograms', () => {
    fc.assert(
      fc.property(requests, questions, fc.constantFrom(1, 60, 300, 3600, 86_400), (list, asked, interval) => {
        const entries = histogram(storeOf(list), toQuestion(asked), interval, 'Europe/Madrid')
        const found = matching(list, asked)
        entries.forEach((entry, i) => {
          const end = entries[i + 1]?.timestamp ?? Number.POSITIVE_INFINITY
          expect(entry).toEqual({
            timestamp: entry.timestamp,
            ...counted(found.filter((r) => r.time >= entry.timestamp && r.time < end)),
          })
        })
        expect(sum(entries.map((e) => e.requests))).toBe(found.length)
      }),
      { numRuns: 60 },
    )
  })

  it('in tables over any key', () => {
    fc.assert(
      fc.property(requests, questions, fc.constantFrom(...columns), (list, asked, column) => {
        const { total_count, results } = table(storeOf(list), toQuestion(asked), { column }, 10_000)
        const found = matching(list, asked)
        const keys = [...new Set(found.map((r) => r[column]))]
        expect(total_count).toBe(keys.length)
        expect(new Map(results.map((r) => [r.key, r.requests]))).toEqual(
          new Map(keys.map((key) => [key, found.filter((r) => r[column] === key).length])),
        )
        expect(sum(results.map((r) => r.bytes))).toBe(sum(found.map((r) => r.bytes)))
        for (const [i, row] of results.entries()) {
          expect(row.requests).toBeLessThanOrEqual(results[i - 1]?.requests ?? Number.POSITIVE_INFINITY)
        }
      }),
      { numRuns: 200 },
    )
  })

  it('and histograms by site add up to the total, beyond the limit too', async () => {
    await fc.assert(
      fc.asyncProperty(requests, questions, fc.integer({ min: 1, max: 3 }), async (list, asked, limit) => {
        const store = storeOf(list)
        const whole = histogram(store, toQuestion(asked), 600, 'UTC')
        const parts = await detailedHistogram(memoryStatistics(store), toQuestion(asked), 600, 'UTC', limit)
        whole.forEach((entry, i) => {
          const pieces = Object.values(parts).map((entries) => entries[i])
          for (const counter of ['requests', 'bytes', 'hits', 'miss_bytes', 'status_5xx'] as const) {
            expect(sum(pieces.map((piece) => piece?.[counter] ?? 0))).toBe(entry[counter])
          }
        })
        if (asked.sites.length <= limit) expect(Object.keys(parts)).not.toContain(otherSites)
      }),
      { numRuns: 100 },
    )
  })

  it('groups by a label, and truncates at the result size', () => {
    const store = storeOf(
      ['/a', '/a?x=1', '/b', '/c'].map((request) => ({
        ...(Object.fromEntries(columns.map((c) => [c, pools[c][0]])) as Record<Column, string>),
        time: origin,
        bytes: 1,
        micros: -1,
        request,
      })),
    )
    const question = { sites, from: origin, to: origin + 1, conditions: [] }
    const label = (value: string) => value.split('?')[0] ?? value
    const answer = table(store, question, { column: 'request', label }, 2)
    expect(answer.total_count).toBe(3)
    expect(answer.results.map(({ key, requests }) => [key, requests])).toEqual([
      ['/a', 2],
      ['/b', 1],
    ])
  })
})

it('a log of over half a century keeps all its requests in order when shifted', () => {
  const builder = logColumnsBuilder()
  const made = Object.fromEntries(columns.map((column) => [column, 'x'])) as Record<Column, string>
  for (const time of [100, 4_000_000_000]) builder.add({ ...made, time, bytes: 1, micros: -1 })
  const { first, last, chunks } = logTraffic(builder.build(), origin - 4_000_000_000)
  expect([first, last]).toEqual([0, origin])
  expect([...chunks(['x'], 0, origin + 1)].map(({ length }) => length)).toEqual([2])
})

describe('buckets', () => {
  const at = (text: string) => Date.parse(text) / 1000

  it('start at local midnight and follow the calendar across a clock change', () => {
    const days = bucketStarts(at('2026-03-27T23:00Z'), at('2026-03-31T10:00Z'), 86_400, 'Europe/Madrid')
    expect(days.map((day) => new Date(day * 1000).toISOString())).toEqual([
      '2026-03-27T23:00:00.000Z',
      '2026-03-28T23:00:00.000Z',
      '2026-03-29T22:00:00.000Z',
      '2026-03-30T22:00:00.000Z',
    ])
  })

  it('can be months', () => {
    const months = bucketStarts(at('2025-12-15T00:00Z'), at('2026-02-02T00:00Z'), 'month', 'America/Bogota')
    expect(months.map((month) => new Date(month * 1000).toISOString())).toEqual([
      '2025-12-01T05:00:00.000Z',
      '2026-01-01T05:00:00.000Z',
      '2026-02-01T05:00:00.000Z',
    ])
  })

  it('start at or before the range, ascend, and have no gap, in any zone', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1_600_000_000, max: 1_800_000_000 }),
        fc.integer({ min: 1, max: 400_000 }),
        fc.constantFrom(60, 300, 900, 3600, 7200, 21_600, 86_400, 604_800),
        fc.constantFrom('UTC', 'Europe/Madrid', 'Asia/Kathmandu', 'America/St_Johns', 'Pacific/Auckland'),
        (from, span, interval, zone) => {
          const starts = bucketStarts(from, from + span, interval, zone)
          expect(starts[0]).toBeLessThanOrEqual(from)
          starts.forEach((start, i) => {
            if (i > 0) expect(start).toBeGreaterThan(starts[i - 1] as number)
            const next = starts[i + 1] ?? from + span
            expect(bucketStarts(Math.floor((start + next) / 2), next + 1, interval, zone)[0]).toBe(start)
          })
        },
      ),
      { numRuns: 60 },
    )
  })
})
