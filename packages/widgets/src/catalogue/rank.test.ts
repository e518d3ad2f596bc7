import { type Ask, makeHistogramEntry, type Table, type TableEntry } from '@parapet/api'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toBoardQuery } from '../rows/boardQuery.ts'
import { ENOUGH_REQUESTS, fitting, type Ranked, type RankPlan, rank, type WorkedOutOrder } from '../rows/rank.ts'
import { deliveryRanks } from './rankPlans.ts'
import { testNow, testView } from './testProvider.tsx'

interface Sent {
  readonly request: string
  readonly content_type: string
  readonly cached: string
  readonly response: string
  readonly bytes: number
  readonly micros: number
  /** How many such requests there are. */
  readonly times: number
}

const queryOf = (resultSize: number) =>
  toBoardQuery(testView(), {
    company: 300,
    now: testNow,
    zone: 'UTC',
    allSites: ['a.com'],
    capability: { resultSize, oldestSeconds: 9e6 },
  })

function planOf(): RankPlan {
  const { ranks } = deliveryRanks('analytic', 'L1', 'request')
  if (!ranks) throw new Error('paths have no orders')
  return ranks.plan
}

const keys = ['request', 'content_type', 'cached', 'response'] as const
type Key = (typeof keys)[number]

function entryOf(key: string, own: readonly Sent[]): TableEntry {
  const requests = own.reduce((sum, { times }) => sum + times, 0)
  return {
    key,
    requests,
    bytes: own.reduce((sum, { bytes, times }) => sum + bytes * times, 0),
    response_time: own.reduce((sum, { micros, times }) => sum + micros * times, 0) / requests,
  }
}

function grouped(sent: readonly Sent[], by: Key): Map<string, Sent[]> {
  const groups = new Map<string, Sent[]>()
  for (const one of sent) groups.set(one[by], [...(groups.get(one[by]) ?? []), one])
  return groups
}

type Filters = Partial<Record<Key, readonly string[]>> & { readonly result_size?: number }

/** A provider that ranks by requests only, and gives no more than `most` rows of what is asked. */
function providerOf(sent: readonly Sent[], most = Number.POSITIVE_INFINITY) {
  const asked: string[] = []
  const ask = async (call: { path: string }, { filters, key_field }: { filters: Filters; key_field?: Key }) => {
    const own = sent.filter((one) => keys.every((key) => filters[key]?.includes(one[key]) ?? true))
    asked.push(`${key_field ?? 'totals'} ${keys.filter((key) => filters[key]).join()}`)
    if (call.path.includes('/histogram/')) {
      const { requests, bytes, response_time } = entryOf('', own)
      const count = (passes: (one: Sent) => boolean) => own.filter(passes).reduce((sum, { times }) => sum + times, 0)
      return [
        makeHistogramEntry({
          timestamp: testNow - 1800,
          requests,
          bytes,
          response_time: response_time ?? null,
          misses: count(({ cached }) => cached === 'miss'),
          status_4xx: count(({ response }) => response.startsWith('4')),
          status_5xx: count(({ response }) => response.startsWith('5')),
        }),
      ]
    }
    const rows = [...grouped(own, key_field ?? 'request')]
      .map(([key, group]) => entryOf(key, group))
      .sort((a, b) => b.requests - a.requests)
    const answer: Table = {
      total_count: rows.length,
      results: rows.slice(0, Math.min(most, filters.result_size ?? 10)),
    }
    return answer
  }
  return { ask: ask as unknown as Ask, asked }
}

/** What each order measures, stated once more. */
const measured: Readonly<Record<WorkedOutOrder, (own: readonly Sent[]) => number>> = {
  bytes: (own) => entryOf('', own).bytes,
  misses: (own) => own.reduce((sum, { cached, times }) => sum + (cached === 'miss' ? times : 0), 0),
  errors: (own) => own.reduce((sum, { response, times }) => sum + (response.startsWith('5') ? times : 0), 0),
  refused: (own) => own.reduce((sum, { response, times }) => sum + (response.startsWith('4') ? times : 0), 0),
  errorShare: (own) => measured.errors(own) / entryOf('', own).requests,
  time: (own) => own.reduce((sum, { micros, times }) => sum + micros * times, 0),
}
const orders = Object.keys(measured) as WorkedOutOrder[]

const traffic = (most: number) =>
  fc.array(
    fc.record({
      request: fc.nat(most).map((n) => `/path-${n}`),
      content_type: fc.constantFrom('text/html', 'video/mp4', 'image/webp'),
      cached: fc.constantFrom('hit', 'miss', 'pass'),
      response: fc.constantFrom('200', '200', '404', '503', '502'),
      bytes: fc.oneof(fc.nat(1e4), fc.nat(1e9)),
      micros: fc.nat(1e6),
      times: fc.oneof(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 50, max: 900 })),
    }),
    { minLength: 1, maxLength: 120 },
  )

function truth(by: WorkedOutOrder, sent: readonly Sent[]): Map<string, number> {
  const all = [...grouped(sent, 'request')]
  const isEnough = ([, own]: (typeof all)[number]) => entryOf('', own).requests >= ENOUGH_REQUESTS
  const withErrors = all.filter(([, own]) => measured.errors(own) > 0)
  const counted = by !== 'errorShare' ? all : withErrors.some(isEnough) ? withErrors.filter(isEnough) : withErrors
  return new Map(counted.map(([key, own]) => [key, measured[by](own)] as const).filter(([, value]) => value > 0))
}

const near = (a: number, b: number) => Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(b))

/** What is wrong with a ranking: a value that is not the key's, an order that is not by value, a place that is not certain. */
function faults(ranked: Ranked, by: WorkedOutOrder, sent: readonly Sent[]): string[] {
  const right = truth(by, sent)
  const places = [...right.values()].sort((a, b) => b - a)
  const rows = ranked.rows.filter(({ value }) => value > 0)
  return rows.flatMap(({ key, value }, place) => {
    const found: string[] = []
    if (!near(value, right.get(key) ?? -1)) found.push(`${key} has ${value}, not ${right.get(key)}`)
    if (value > (rows[place - 1]?.value ?? value)) found.push(`${key} is out of order`)
    if (place < ranked.certain && !near(value, places[place] ?? -1)) found.push(`place ${place} is not certain`)
    return found
  })
}

describe.each(orders)('a ranking by %s', (by) => {
  it('is that of all keys if all were read', async () => {
    await fc.assert(
      fc.asyncProperty(traffic(60), async (sent) => {
        const ranked = await rank(planOf(), by, queryOf(1000), providerOf(sent).ask, 8)
        expect(faults(ranked, by, sent)).toEqual([])
        expect(ranked.rows.filter(({ value }) => value > 0).length).toBe(truth(by, sent).size)
        expect(ranked.certain).toBe(ranked.rows.length)
      }),
      { numRuns: 60, seed: 67 },
    )
  })

  it('says only of places that are right that they are certain, however few rows the provider gives', async () => {
    await fc.assert(
      fc.asyncProperty(traffic(200), fc.integer({ min: 1, max: 40 }), async (sent, most) => {
        const ranked = await rank(planOf(), by, queryOf(1000), providerOf(sent, most).ask, 8)
        expect(faults(ranked, by, sent)).toEqual([])
      }),
      { numRuns: 150, seed: 67 },
    )
  })
})

const sentOf = (over: Partial<Sent> & Pick<Sent, 'request'>): Sent => ({
  content_type: 'text/html',
  cached: 'hit',
  response: '200',
  bytes: 1000,
  micros: 100,
  times: 1,
  ...over,
})

describe('a ranking by volume', () => {
  const pages = Array.from({ length: 400 }, (_, n) => sentOf({ request: `/page-${n}`, times: 500 - n }))
  const film = sentOf({ request: '/film.mp4', content_type: 'video/mp4', bytes: 9e9 })

  it('finds a file that almost nobody asks for, and knows that it is the first', async () => {
    const ranked = await rank(planOf(), 'bytes', queryOf(10), providerOf([...pages, film]).ask, 8)
    expect(ranked.rows[0]).toMatchObject({ key: '/film.mp4', value: 9e9, requests: 1 })
    expect(ranked.certain).toBeGreaterThan(0)
  })

  it('asks one call where the provider gives all keys', async () => {
    const { ask, asked } = providerOf(pages.slice(0, 100))
    await rank(planOf(), 'bytes', queryOf(1000), ask, 8)
    expect(asked).toEqual(['request '])
  })

  it('is not certain of anything if the totals are of another moment', async () => {
    const provider = providerOf(pages, 20)
    const ask = (async (...input: Parameters<Ask>) => {
      const answer = await provider.ask(...input)
      return Array.isArray(answer) ? [makeHistogramEntry({ timestamp: testNow - 1800, requests: 1, bytes: 1 })] : answer
    }) as Ask
    expect(await rank(planOf(), 'bytes', queryOf(1000), ask, 8)).toMatchObject({ certain: 0, rest: null })
  })
})

describe('a ranking by the share of errors', () => {
  const failing = (request: string, errors: number, times: number) => [
    sentOf({ request, response: '503', times: errors }),
    sentOf({ request, times: times - errors }),
  ]

  it('never has 0.1 % above 2 %, and leaves out samples that are too small', async () => {
    const sent = [...failing('/busy', 10, 10_000), ...failing('/sick', 4, 200), ...failing('/once', 1, 1)]
    const ranked = await rank(planOf(), 'errorShare', queryOf(1000), providerOf(sent).ask, 8)
    expect(ranked.rows.map(({ key, value }) => [key, value])).toEqual([
      ['/sick', 0.02],
      ['/busy', 0.001],
    ])
    expect(ranked.leftOut).toBe(1)
  })

  it('is not certain if a key that was not read could have a larger share', async () => {
    const sent = [...failing('/busy', 100, 10_000), ...failing('/hidden', 50, 120)]
    const ranked = await rank(planOf(), 'errorShare', queryOf(1000), providerOf(sent, 1).ask, 8)
    expect(ranked.rows.map(({ key }) => key)).toEqual(['/busy'])
    expect(ranked.certain).toBe(0)
  })

  it('shows small samples if there are no others', async () => {
    const sent = [...failing('/a', 1, 2), ...failing('/b', 1, 3)]
    const ranked = await rank(planOf(), 'errorShare', queryOf(1000), providerOf(sent).ask, 8)
    expect(ranked.rows.map(({ key }) => key)).toEqual(['/a', '/b'])
    expect(ranked.leftOut).toBe(0)
  })
})

it('names no more keys than an address has room for', () => {
  const long = Array.from({ length: 100 }, (_, n) => `/${'ñ'.repeat(100)}${n}`)
  const kept = fitting(long)
  expect(kept.length).toBeGreaterThan(3)
  expect(encodeURIComponent(JSON.stringify(kept)).length).toBeLessThan(5100)
  expect(fitting(Array.from({ length: 100 }, (_, n) => `/${n}`)).length).toBe(50)
})
