import { expect, it } from 'vitest'
import { type Chunk, type Column, columns, newCodes, newDictionaries, type Traffic } from './columns.ts'
import { histogram, table } from './engine.ts'
import { generatedTraffic } from './generator.ts'
import type { SiteProfile } from './profile.ts'
import { mix } from './random.ts'
import type { Question } from './scan.ts'

const rows = 1_000_000
const start = 1_700_000_000

/** A million requests of a day, with as many distinct values a column as a large site has. */
function millionRequests(): Traffic {
  const distinct: Partial<Record<Column, number>> = {
    request: 50_000,
    clientip: 20_000,
    agent: 2000,
    referer: 5000,
    tier: 1,
    vhost: 1,
  }
  const dictionaries = newDictionaries()
  const codes = newCodes(rows)
  for (const [at, column] of columns.entries()) {
    const size = distinct[column] ?? 8
    for (let value = 0; value < size; value++)
      dictionaries[column].code(column === 'tier' ? 'L1' : column === 'vhost' ? 'a.example' : `${column} ${value}`)
    for (let row = 0; row < rows; row++) codes[column][row] = mix(row, at) % size
  }
  const times = Uint32Array.from({ length: rows }, (_, row) => start + Math.floor((row / rows) * 86_400))
  const bytes = new Float64Array(rows).fill(1000)
  const chunk: Chunk = {
    isMixed: true,
    from: start,
    to: start + 86_400,
    length: rows,
    codes,
    bytes,
    micros: new Float64Array(rows).fill(-1),
    when: { kind: 'points', times },
  }
  return { dictionaries, has: () => true, chunks: () => [chunk] }
}

/** The best of several, in milliseconds: the machine may be busy with other things meanwhile. */
function best(run: () => unknown): number {
  const times = Array.from({ length: 6 }, () => {
    const before = performance.now()
    run()
    return performance.now() - before
  })
  return Math.min(...times)
}

it('a table or histogram of a day of a million requests takes less than 150 ms', () => {
  const traffic = millionRequests()
  const question: Question = {
    sites: ['a.example'],
    from: start,
    to: start + 86_400,
    conditions: [{ column: 'tier', passes: (tier) => tier === 'L1' }],
  }
  expect(best(() => table(traffic, question, { column: 'request' }, 10))).toBeLessThan(150)
  expect(best(() => table(traffic, question, { column: 'countrycode' }, 10))).toBeLessThan(150)
  expect(best(() => histogram(traffic, question, 300, 'UTC'))).toBeLessThan(150)
})

it('a day of 10,000 small sites is weighed in less than 100 ms, so that their month is billed within a second', () => {
  const now = Date.parse('2026-06-15T10:30:00Z') / 1000
  const sites = Array.from({ length: 10_000 }, (_, i) => `shop-${i}.example`)
  const kinds = ['corporate', 'shop', 'news', 'intl'] as const
  const profiles = new Map(
    sites.map((site, i): [string, SiteProfile] => [
      site,
      {
        ...{ kind: kinds[i % 4] ?? 'shop', audience: 'national', requestsPerDay: 2000 / (i + 1) + 40, midtier: false },
        ...{ since: now - 60 * 86_400, hasIncidents: false, herd: `herd ${Math.floor(i / 700)}` },
      },
    ]),
  )
  const dictionaries = newDictionaries()
  const traffic = generatedTraffic({ seed: 1, anchor: now, dictionaries, profile: (site) => profiles.get(site) })
  const weights = sites.flatMap((site) => traffic.weigh?.(site) ?? [])
  let day = Math.floor(now / 86_400)
  const weigh = () => {
    day--
    return weights.reduce((sum, onDay) => sum + onDay(day).bytes, 0)
  }
  expect(best(weigh)).toBeLessThan(100)
})
