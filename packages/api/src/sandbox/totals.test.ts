import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { filterKeys } from '../domain/filters.ts'
import type { HistogramEntry, TableEntry } from '../entities/Statistics.ts'
import { createTestSandbox } from './testSandbox.ts'
import { sitesOf } from './world/World.ts'

const now = Date.parse('2026-06-15T10:30:00Z') / 1000
const { fetchJson, sandbox } = createTestSandbox()
const sites = sitesOf(sandbox.world, 300).map(({ url }) => url)

type Lists = Record<string, string[]>
interface Filters {
  timestamp: { from: number; to: number; interval: number; timezone: string }
  company: number
  tier: string
  vhost: string[]
  exclude: Lists
  result_size: number
}

const counters = ['requests', 'bytes', 'hits', 'misses', 'hit_bytes', 'miss_bytes'] as const
const statuses = ['status_2xx', 'status_3xx', 'status_4xx', 'status_5xx'] as const
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const total = (rows: readonly object[], counter: string) =>
  sum(rows.map((row) => Number((row as Record<string, unknown>)[counter] ?? 0)))

async function read<Answer>(path: string, filters: object, query = ''): Promise<Answer> {
  const answer = await fetchJson(
    `statistics/300/delivery/${path}/?filters=${encodeURIComponent(JSON.stringify(filters))}${query}`,
  )
  expect(answer.status, JSON.stringify(answer.data)).toBe(200)
  return answer.data
}
const histogram = (kind: string, filters: object) => read<HistogramEntry[]>(`${kind}/histogram`, filters)
async function table(kind: string, filters: object, key: string): Promise<TableEntry[]> {
  const path = `${kind}/table`
  const answer = await read<{ total_count: number; results: TableEntry[] }>(
    path,
    filters,
    `&total_count=true&key_field=${key}`,
  )
  expect(answer.results).toHaveLength(answer.total_count)
  return answer.results
}

const plain = fc
  .record({
    back: fc.integer({ min: 600, max: 20 * 86_400 }),
    lasts: fc.integer({ min: 60, max: 5 * 3600 }),
    interval: fc.constantFrom(60, 300, 3600, 86_400),
    timezone: fc.constantFrom('UTC', 'Europe/Madrid', 'Asia/Kathmandu'),
    tier: fc.constantFrom('L1', 'L2'),
    vhost: fc.subarray(sites),
  })
  .map(({ back, lasts, interval, timezone, tier, vhost }): Filters => {
    const from = now - back
    const timestamp = { from, to: from + lasts, interval, timezone }
    return { timestamp, company: 300, tier, vhost, exclude: {}, result_size: 100_000 }
  })

async function someOf(filters: Filters, key: string, picks: readonly number[]): Promise<string[]> {
  const rows = await table('analytic', filters, key)
  return [
    ...new Set(
      picks.flatMap((pick) =>
        rows
          .slice(Math.floor(pick * rows.length))
          .slice(0, 1)
          .map(({ key: value }) => value),
      ),
    ),
  ]
}

const fraction = fc.double({ min: 0, max: 0.999, noNaN: true })
const questions = fc.record({
  base: plain,
  key: fc.constantFrom(...filterKeys),
  include: fc.option(fc.tuple(fc.constantFrom(...filterKeys), fc.array(fraction, { minLength: 1, maxLength: 3 })), {
    nil: undefined,
  }),
  exclude: fc.option(fc.tuple(fc.constantFrom(...filterKeys), fc.array(fraction, { minLength: 1, maxLength: 3 })), {
    nil: undefined,
  }),
})
type Asked = typeof questions extends fc.Arbitrary<infer T> ? T : never

async function filtersOf({ base, include, exclude }: Asked): Promise<Filters> {
  let filters = base
  if (include) filters = { ...filters, [include[0]]: await someOf(filters, ...include) }
  if (exclude) filters = { ...filters, exclude: { [exclude[0]]: await someOf(filters, ...exclude) } }
  return filters
}

let counted = 0
const runs = { numRuns: 40, seed: 446 }

describe('totals are consistent over random sites, times, steps, filters and excludes', () => {
  it('the sum over any key is the total; hits, misses and others add up to all requests; so do the statuses', async () => {
    counted = 0
    await fc.assert(
      fc.asyncProperty(questions, async (asked) => {
        const filters = await filtersOf(asked)
        const steps = await histogram('analytic', filters)
        const ranked = await table('analytic', filters, asked.key)
        for (const counter of ['requests', 'bytes', 'hits', 'misses'])
          expect(total(ranked, counter), `${counter} by ${asked.key}`).toBe(total(steps, counter))
        const cached = await table('analytic', filters, 'cached')
        const of = (name: string) => cached.find(({ key }) => key === name)?.requests ?? 0
        const requests = total(steps, 'requests')
        const others = sum(cached.flatMap(({ key, requests: n }) => (key === 'hit' || key === 'miss' ? [] : [n])))
        expect(of('hit')).toBe(total(steps, 'hits'))
        expect(of('miss')).toBe(total(steps, 'misses'))
        expect(total(steps, 'hits') + total(steps, 'misses') + others).toBe(requests)
        expect(sum(statuses.map((name) => total(steps, name)))).toBe(requests)
        if (requests > 0) counted++
      }),
      runs,
    )
    expect(counted).toBeGreaterThan(20)
  })

  it('the detailed response sums its sites, step by step', async () => {
    counted = 0
    await fc.assert(
      fc.asyncProperty(questions, async (asked) => {
        const filters = await filtersOf(asked)
        const steps = await histogram('analytic', filters)
        const detailed = await read<Record<string, HistogramEntry[]>>('analytic/histogram', filters, '&detailed=true')
        const parts = Object.values(detailed).flat()
        for (const step of steps) {
          const here = parts.filter(({ timestamp }) => timestamp === step.timestamp)
          for (const counter of [...counters, ...statuses]) expect(total(here, counter), counter).toBe(step[counter])
        }
        for (const [site, own] of Object.entries(detailed)) {
          const alone = await histogram('analytic', { ...filters, vhost: [site] })
          expect(total(own, 'requests'), site).toBe(total(alone, 'requests'))
        }
        if (total(steps, 'requests') > 0 && Object.keys(detailed).length > 1) counted++
      }),
      { ...runs, numRuns: 20 },
    )
    expect(counted).toBeGreaterThan(5)
  })

  it('history equals analytics where they overlap, at any granularity', async () => {
    counted = 0
    await fc.assert(
      fc.asyncProperty(questions, fraction, async (asked, where) => {
        const filters = await filtersOf(asked)
        const { from, to } = filters.timestamp
        const cut = from + 1 + Math.floor(where * (to - from - 1))
        const at = (timestamp: object) => ({ ...filters, timestamp: { ...filters.timestamp, ...timestamp } })
        const whole = await histogram('historic', filters)
        const parts = [
          ...(await histogram('analytic', at({ to: cut, interval: 60 }))),
          ...(await histogram('analytic', at({ from: cut, interval: 60 }))),
        ]
        for (const counter of [...counters, ...statuses])
          expect(total(parts, counter), counter).toBe(total(whole, counter))
        const ranked = await table('historic', filters, asked.key)
        expect(total(ranked, 'requests')).toBe(total(whole, 'requests'))
        if (total(whole, 'requests') > 0) counted++
      }),
      { ...runs, numRuns: 25 },
    )
    expect(counted).toBeGreaterThan(10)
  })

  it('included and excluded requests add up to all', async () => {
    await fc.assert(
      fc.asyncProperty(
        plain,
        fc.constantFrom(...filterKeys),
        fc.array(fraction, { minLength: 1, maxLength: 4 }),
        async (filters, key, picks) => {
          const chosen = await someOf(filters, key, picks)
          if (chosen.length === 0) return
          const all = total(await histogram('analytic', filters), 'requests')
          const only = total(await histogram('analytic', { ...filters, [key]: chosen }), 'requests')
          const others = total(await histogram('analytic', { ...filters, exclude: { [key]: chosen } }), 'requests')
          expect(only).toBeGreaterThan(0)
          expect(only + others).toBe(all)
        },
      ),
      { ...runs, numRuns: 25 },
    )
  })
})
