import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Column, columns } from '../../traffic/columns.ts'
import type { KeyField } from '../../traffic/engine.ts'
import { isBot, networkOf } from '../../traffic/labels.ts'
import { type LoggedRequest, logColumnsBuilder, logTraffic } from '../../traffic/logTraffic.ts'
import { type Condition, oneOf, type Question } from '../../traffic/scan.ts'
import { memoryStatistics, type StatisticsSource } from '../../traffic/statisticsSource.ts'
import { delivery } from '../../traffic/views.ts'
import { readFilters } from '../../traffic/wire.ts'
import { openChdb } from './chdbEngine.ts'
import { migrate } from './migrate.ts'
import { NativeRows } from './nativeRows.ts'
import { openServer } from './serverEngine.ts'
import type { SqlEngine } from './sqlEngine.ts'
import { sqlStatistics } from './sqlStatistics.ts'
import { startTestServer, type TestServer } from './testServer.ts'

const hour = 3600
const day = 86_400
/** The night in which Madrid's clocks went forward. */
const origin = Date.UTC(2026, 2, 28, 22) / 1000
const span = 2 * day
/** How much later the nights are in which they went forward and back, in seconds. */
const nights = [0, Date.UTC(2026, 9, 24, 22) / 1000 - origin]

const hostile = [
  "'); DROP TABLE requests --",
  '{p0:String}',
  '\\',
  "\\'",
  '/a\tb\nc\r\0d',
  '€ñ😀',
  '\ue000',
  '',
  '%',
  '`vhost`',
]
const sites = ['a.example', 'b.example', "c'.example"]
const pools: Record<Column, readonly string[]> = {
  vhost: sites,
  tier: ['L1', 'L2'],
  request: ['/', '/a', '/a?x=1', '/a?x=2', '/b?', '?', ...hostile],
  response: ['200', '206', '304', '404', '503', '101', '-'],
  cached: ['hit', 'miss', 'pass', 'expired', '-'],
  content_type: ['text/html', 'image/webp', '-'],
  countrycode: ['ES', 'FR', '-'],
  agent: ['Mozilla/5.0 (X11)', 'Googlebot/2.1', 'curl/8', '-', ...hostile],
  referer: ['-', 'https://x/', ...hostile],
  clientip: ['192.0.2.1', '2001:DB8::1', '8.8.8.8', '9.9.9.9', '-'],
  method: ['GET', 'POST', '-'],
  proto: ['HTTP/1.1', '-'],
  tcdndebugreason: ['-', 'TCDN-RPE-403', 'TCDN-RPE-418'],
}

const anyOf = (column: Column) => fc.constantFrom(...pools[column])
const request: fc.Arbitrary<LoggedRequest> = fc
  .record({
    texts: fc.tuple(...columns.map(anyOf)),
    time: fc.integer({ min: origin, max: origin + span - 1 }),
    bytes: fc.oneof(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 10_000_000_000_000 })),
    micros: fc.oneof(fc.constant(-1), fc.integer({ min: 0, max: 12_000_000 }), fc.constantFrom(0, 50_000, 250_000)),
  })
  .map(({ texts, ...rest }) => ({
    ...(Object.fromEntries(columns.map((column, index) => [column, texts[index] ?? '-'])) as Record<Column, string>),
    ...rest,
  }))

const keyNames = [
  null,
  'request',
  'path',
  'response',
  'cached',
  'content_type',
  'countrycode',
  'regioncode',
  'asn',
  'agent',
  'referer',
  'clientip',
  'method',
  'proto',
  'tcdndebugreason',
]
const fieldOf = (name: string | null): KeyField =>
  name === null ? { column: 'vhost' } : (delivery.fields[name] ?? { column: 'vhost' })
const keyField: fc.Arbitrary<KeyField> = fc.oneof(
  fc.constantFrom(...keyNames).map(fieldOf),
  fc.constant<KeyField>({ column: 'response', times: [50_000, 250_000, 1_000_000] }),
)

const filters = fc.record(
  {
    request: fc.subarray([...pools.request], { maxLength: 4 }),
    path: fc.subarray(['/', '/a', '', "'); DROP TABLE requests --"], { maxLength: 2 }),
    response: fc.subarray(['200', '404', '2xx', '5xx', '-'], { maxLength: 2 }),
    agent: fc.subarray([...pools.agent], { maxLength: 3 }),
    asn: fc.subarray(['-', '64500', String(networkOf('192.0.2.1')?.asn)], { maxLength: 2 }),
    cached: fc.subarray(['hit', 'miss', '-'], { maxLength: 2 }),
    countrycode: fc.subarray(['ES', '-', 'XX'], { maxLength: 2 }),
    tier: fc.subarray(['L1', 'L2'], { maxLength: 2 }),
    response_time: fc.subarray(['250000', 'lt:250000', 'gte:0', 'lte:50000', 'lt:0.5'], { maxLength: 2 }),
  },
  { requiredKeys: [] },
)
const zones = ['UTC', 'Europe/Madrid', 'Asia/Kathmandu', 'America/St_Johns', 'Australia/Lord_Howe']
const asked = fc.record({
  sites: fc.subarray(sites),
  from: fc.oneof(fc.integer({ min: origin - day, max: origin + span }), fc.constantFrom(origin, origin + hour)),
  length: fc.oneof(fc.integer({ min: 1, max: span }), fc.constantFrom(hour, day, span)),
  filters,
  exclude: filters.map(({ tier: _, ...rest }) => rest),
  bots: fc.boolean(),
  interval: fc.constantFrom<(number | 'month')[]>(60, 300, 900, hour, 6 * hour, day, 7 * day, 'month'),
  zone: fc.constantFrom(...zones),
  shift: fc.constantFrom(0, 300, -77),
})

type Asked = typeof asked extends fc.Arbitrary<infer Each> ? Each : never

function questionOf({ from, length, filters: wanted, exclude, sites: some, bots }: Asked): Question {
  const to = from + length
  const read = readFilters(JSON.stringify({ ...wanted, exclude, timestamp: { from, to } }), delivery)
  if ('errors' in read) throw new Error(JSON.stringify(read.errors))
  const { conditions, times } = read.question
  const botsOnly: readonly Condition[] = bots ? [{ column: 'agent', passes: isBot }] : []
  return { sites: some, from, to, conditions: [...conditions, ...botsOnly], times }
}

const builder = () => logColumnsBuilder()
function memoryOf(requests: readonly LoggedRequest[], shift: number): StatisticsSource {
  const all = builder()
  for (const one of requests) all.add(one)
  return memoryStatistics(logTraffic(all.build(), shift))
}

async function fillWith(engine: SqlEngine, requests: readonly LoggedRequest[]) {
  for (const text of ['TRUNCATE TABLE requests', 'TRUNCATE TABLE requests_5m']) await engine.run({ text, params: {} })
  const rows = new NativeRows()
  for (const one of requests) rows.add(one)
  await engine.insertRequests(rows.block('a'), randomUUID())
}

const installed = process.env.PARAPET_ENGINES ?? ''
let dir = ''
let chdb: SqlEngine
let server: TestServer
let http: SqlEngine

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'parapet-engines-'))
  chdb = await openChdb(installed, join(dir, 'data'))
  await migrate(chdb)
  server = await startTestServer(installed, { user: 'parapet', password: 'secret' })
  http = openServer({ url: server.url, database: 'parapet', user: 'parapet', password: 'secret' })
  await migrate(http)
})

afterAll(async () => {
  await http.close()
  await server.close()
  await chdb.close()
  rmSync(dir, { recursive: true, force: true })
})

describe.each([
  ['in process', () => chdb],
  ['over HTTP', () => http],
])('ClickHouse %s answers what the store in memory answers', (_, engineOf) => {
  it('for histograms, splits and tables of any question', async () => {
    const engine = engineOf()
    await fc.assert(
      fc.asyncProperty(
        fc.array(request, { minLength: 1, maxLength: 120 }),
        fc.array(fc.tuple(asked, keyField, fc.integer({ min: 1, max: 6 })), { minLength: 4, maxLength: 8 }),
        fc.constantFrom(...nights),
        async (drawn, questions, later) => {
          const requests = drawn.map((one) => ({ ...one, time: one.time + later }))
          await fillWith(engine, requests)
          for (const [each, field, size] of questions) {
            const question = questionOf({ ...each, from: each.from + later })
            const memory = memoryOf(requests, each.shift)
            const kept = sqlStatistics(engine, () => each.shift)
            const { interval, zone } = each
            const wholeInMemory = await memory.histogram(question, interval, zone)
            expect(await kept.histogram(question, interval, zone)).toEqual(wholeInMemory)
            const table = await memory.table(question, field, size)
            expect(await kept.table(question, field, size)).toEqual(table)
            const keys = table.results.map(({ key }) => key)
            for (const rest of [undefined, '(other)'])
              expect(await kept.splitHistogram(question, interval, zone, field, keys, rest)).toEqual(
                await memory.splitHistogram(question, interval, zone, field, keys, rest),
              )
          }
        },
      ),
      { numRuns: Number(process.env.PARAPET_ENGINE_RUNS ?? 25) },
    )
  })

  it('for ties of bytes and requests, by the order of code points', async () => {
    const engine = engineOf()
    const base = Object.fromEntries(columns.map((column) => [column, pools[column][0] ?? '-'])) as Record<
      Column,
      string
    >
    const names = ['b', 'B', 'a', 'ñ', '\ue000', '😀', '', 'aa']
    const requests = names.map((name) => ({ ...base, request: name, time: origin, bytes: 1, micros: -1 }))
    await fillWith(engine, requests)
    const question = { sites, from: origin, to: origin + 1, conditions: [oneOf('tier', ['L1'])] }
    const { total_count, results } = await sqlStatistics(engine).table(question, { column: 'request' }, 5)
    expect(total_count).toBe(8)
    expect(results.map(({ key }) => key)).toEqual(['', 'B', 'a', 'aa', 'b'])
    expect(await memoryOf(requests, 0).table(question, { column: 'request' }, 8)).toEqual(
      await sqlStatistics(engine).table(question, { column: 'request' }, 8),
    )
  })
})
