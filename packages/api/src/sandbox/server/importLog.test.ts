import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TableEntry } from '../../entities/Statistics.ts'
import { openCountryDatabase } from './addressCountries.ts'
import { type ImportOptions, importLogs, importLogsOnce } from './importLog.ts'
import { type RunningSandbox, startSandbox } from './index.ts'

const fixtures = join(import.meta.dirname, '../fixtures')
const shared = process.env.PARAPET_DATA ?? join(import.meta.dirname, '../../../../../../shared/data')

const site = 'www.example.com'
const importLog = (file: string, options?: ImportOptions) => importLogs([{ file, site }], options)
const importLogOnce = (file: string, dir: string, options: ImportOptions & { site?: string } = {}) =>
  importLogsOnce([{ file, site: options.site ?? site }], dir, options)

const sum = (refused: readonly { lines: number }[]) => refused.reduce((all, { lines }) => all + lines, 0)

let dir: string
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'parapet-import-'))
})
afterAll(() => {
  rmSync(dir, { recursive: true, force: true })
})

interface Plain {
  site: string
  day: string
  second: number
  bytes: number
  fields: Record<string, string>
}

const monthNames = 'JanFebMarAprMayJunJulAugSepOctNovDec'

function plainTime(text: string): number {
  const [date = '', hour, minute, rest = ''] = text.split(':')
  const [day, month = '', year] = date.split('/')
  const place = monthNames.indexOf(month)
  const [second, zone = '+0000'] = rest.split(' ')
  const minutes = (Number(zone.slice(1, 3)) * 60 + Number(zone.slice(3))) * (zone.startsWith('-') ? -1 : 1)
  if (place < 0 || Number(day) > 31) return Number.NaN
  return (
    Date.UTC(Number(year), place / 3, Number(day), Number(hour), Number(minute), Number(second)) / 1000 - minutes * 60
  )
}

function plainCombined(line: string): Plain | undefined {
  const parts = line.replaceAll('\\"', '\u0001').split('"')
  if (parts.length !== 7) return undefined
  const [head = '', request = '', middle = '', referer = '', , agent = ''] = parts
  const [status = '', size = ''] = middle.trim().split(' ')
  const second = plainTime(head.slice(head.indexOf('[') + 1, head.indexOf(']')))
  if (!/^\d\d\d$/.test(status) || Number.isNaN(second)) return undefined
  const words = request.split(' ')
  const isRequest = words.length >= 3 && words.at(-1)?.startsWith('HTTP/')
  const back = (text: string) => text.replaceAll('\u0001', '\\"')
  return {
    site: 'www.example.com',
    second,
    day: new Date(second * 1000).toISOString().slice(0, 10),
    bytes: size === '-' ? 0 : Number(size),
    fields: {
      request: isRequest ? words.slice(1, -1).join(' ') : back(request),
      method: isRequest ? (words[0] ?? '') : '-',
      proto: isRequest ? (words.at(-1) ?? '') : '-',
      response: status,
      agent: back(agent),
      referer: back(referer),
      clientip: head.split(' ')[0] ?? '',
      countrycode: '-',
      cached: '-',
      content_type: '-',
      tcdndebugreason: '-',
    },
  }
}

function plainProvider(line: string): Plain | undefined {
  const parts = line.replaceAll('\\"', '\u0001').split('"')
  if (parts.length !== 17 || !/^ (-?\d+|-)$/.test(parts[16] ?? '')) return undefined
  const at = (index: number) => (parts[index] ?? '').replaceAll('\u0001', '\\"').trim()
  const second = plainTime(at(0).slice(at(0).indexOf('[') + 1, at(0).indexOf(']')))
  const [method = '', ...address] = at(1).split(' ')
  const [status = '', size = ''] = at(2).split(' ')
  const url = address.slice(0, -1).join(' ').replace('http://', '')
  const slash = url.indexOf('/')
  const [proto = '', country = ''] = at(12).split(' ')
  return {
    site: url.slice(0, slash).split(':')[0]?.toLowerCase() ?? '',
    second,
    day: new Date(second * 1000).toISOString().slice(0, 10),
    bytes: size === '-' ? 0 : Number(size),
    fields: {
      request: url.slice(slash),
      method,
      proto,
      response: status,
      agent: at(3),
      referer: at(11),
      clientip: at(0).split(' ')[0] ?? '',
      countrycode: country,
      cached: at(4),
      content_type: at(5) || '-',
      tcdndebugreason: at(15).slice(0, at(15).lastIndexOf(':')),
      tier: at(7),
    },
  }
}

const readText = (file: string) => {
  const bytes = readFileSync(file)
  return (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString()
}

function plainly(file: string, read: (line: string) => Plain | undefined) {
  const lines = readText(file)
    .split('\n')
    .filter((line) => line.trim() !== '')
  const { countryOf } = openCountryDatabase()
  const requests = lines
    .flatMap((line) => read(line) ?? [])
    .map(({ fields, ...rest }): Plain => {
      const { countrycode = '-', clientip = '' } = fields
      const country = countrycode === '-' ? (countryOf(clientip) ?? '-') : countrycode
      return { ...rest, fields: { ...fields, countrycode: country } }
    })
  return { lines: lines.length, requests, malformed: lines.length - requests.length }
}

type Totals = Record<string, [requests: number, bytes: number]>

function totals(requests: readonly Plain[], key: (request: Plain) => string): Totals {
  const found: Totals = {}
  for (const request of requests) {
    const [count, bytes] = found[key(request)] ?? [0, 0]
    found[key(request)] = [count + 1, bytes + request.bytes]
  }
  return found
}

async function asking(running: RunningSandbox, family: 'delivery' | 'bot_mitigation' = 'delivery') {
  const { access_token } = running.sandbox.tokenFor('admin')
  return async (path: string, query: Record<string, string>) => {
    const response = await running.sandbox.answer(
      new Request(`http://sandbox.test/api/v1/statistics/300/${family}/${path}/?${new URLSearchParams(query)}`, {
        headers: { authorization: `Bearer ${access_token}` },
      }),
    )
    return (await response?.json()) as (TableEntry & { timestamp: number })[]
  }
}

const asTotals = (rows: readonly { key: string; requests: number; bytes: number }[]): Totals =>
  Object.fromEntries(rows.map(({ key, requests, bytes }) => [key, [requests, bytes]]))

const start = (accessLog: string, keepTimes: boolean, now: number) =>
  startSandbox({
    dir: join(dir, 'data'),
    seed: 1,
    now,
    fresh: true,
    latencyMs: 0,
    scenario: 'quiet',
    logs: [{ file: accessLog, site }],
    keepTimes,
    say: () => undefined,
  })

const now = Date.parse('2026-06-15T10:30:00Z')

const logs: [string, string, (line: string) => Plain | undefined][] = [
  ['combined fixture', join(fixtures, 'combined.log'), plainCombined],
  ['provider fixture', join(fixtures, 'provider.log'), plainProvider],
]
const realLogs: typeof logs = [
  ['real combined log', join(shared, 'access-combined.log.gz'), plainCombined],
  ['provider log', join(shared, 'access-provider.log.gz'), plainProvider],
]
logs.push(...realLogs.filter(([, file]) => existsSync(file)))

describe.each(logs)('%s', (_, file, read) => {
  const plain = plainly(file, read)

  it('imports every valid line and counts the others', async () => {
    const { report, log } = await importLog(file)
    expect(report).toMatchObject({ lines: plain.lines, requests: plain.requests.length })
    expect(sum(report.refused)).toBe(plain.malformed)
    expect(log.length).toBe(plain.requests.length)
    for (const { lines, examples } of report.refused) expect(examples.length).toBe(Math.min(3, lines))
  })

  it('gives the log’s own totals over the API: by every key, by site, by day, in bytes', async () => {
    const running = await start(file, true, now)
    const fetchJson = await asking(running)
    const tiers = new Set(plain.requests.map((request) => request.fields.tier ?? 'L1'))
    for (const tier of tiers) {
      const requests = plain.requests.filter((request) => (request.fields.tier ?? 'L1') === tier)
      const seconds = requests.map((request) => request.second)
      const range = { from: Math.min(...seconds), to: Math.max(...seconds) + 1, interval: 86_400, timezone: 'UTC' }
      const filters = JSON.stringify({ timestamp: range, vhost: [], tier, result_size: 10_000 })
      for (const key of Object.keys(requests[0]?.fields ?? {}).filter((name) => name !== 'tier')) {
        const rows = await fetchJson('analytic/table', { filters, key_field: key })
        expect(asTotals(rows), key).toEqual(totals(requests, (request) => request.fields[key] ?? ''))
      }
      const sites = await fetchJson('historic/table', { filters, key_field: 'vhost' })
      expect(asTotals(sites)).toEqual(totals(requests, (request) => request.site))
      const days = await fetchJson('historic/histogram', { filters })
      const byDay = days.map((entry) => ({
        ...entry,
        key: new Date(entry.timestamp * 1000).toISOString().slice(0, 10),
      }))
      expect(asTotals(byDay.filter((entry) => entry.requests > 0))).toEqual(totals(requests, (request) => request.day))
    }
    await running.close()
  })

  it.each(['delivery', 'bot_mitigation'] as const)(
    'has no buckets before its first request, not empty ones, also in a range that ends before it: %s',
    async (family) => {
      const running = await start(file, false, now)
      const fetchJson = await asking(running, family)
      const seconds = plain.requests.map((r) => r.second)
      const first = now / 1000 - 1 - (Math.max(...seconds) - Math.min(...seconds))
      const bucketsOf = (from: number, to: number, more = {}) => {
        const timestamp = { from, to, interval: 86_400, timezone: 'UTC' }
        return fetchJson('historic/histogram', { filters: JSON.stringify({ timestamp, vhost: [] }), ...more })
      }
      const days = await bucketsOf(first - 200_000, now / 1000)
      expect(days.length).toBeGreaterThan(0)
      expect(days.map(({ timestamp }) => timestamp).filter((start) => start + 86_400 <= first)).toEqual([])
      expect(await bucketsOf(first - 400_000, Math.floor(first) - 10)).toEqual([])
      const bySite = await bucketsOf(first - 400_000, Math.floor(first) - 10, { detailed: 'true' })
      expect(Object.values(bySite).flat()).toEqual([])
      await running.close()
    },
  )

  it('is all traffic of the first company, ends now, and leaves the other companies theirs', async () => {
    const running = await start(file, false, now)
    const fetchJson = await asking(running)
    const span = Math.max(...plain.requests.map((r) => r.second)) - Math.min(...plain.requests.map((r) => r.second))
    const last = now / 1000 - 1
    const count = async (from: number, to: number) => {
      const filters = JSON.stringify({ timestamp: { from, to }, vhost: [], tier: ['L1', 'L2'], result_size: 100 })
      const rows = await fetchJson('analytic/table', { filters, key_field: 'vhost' })
      return rows.reduce((sum, row) => sum + row.requests, 0)
    }
    expect(await count(last - span, last + 1)).toBe(plain.requests.length)
    expect(await count(last - span - 9e7, last - span)).toBe(0)
    expect(await count(last, last + 1)).toBeGreaterThan(0)
    const sites = running.sandbox.world.sites.all()
    expect(sites.filter((site) => site.company === 300).map((site) => site.url)).toEqual(
      [...new Set(plain.requests.map((request) => request.site))].sort(),
    )
    expect(sites.some((site) => site.company === 301)).toBe(true)
    await running.close()
  })
})

describe('importing', () => {
  const text = readFileSync(join(fixtures, 'provider.log'))
  const put = (name: string, bytes: Uint8Array) => {
    const file = join(dir, name)
    writeFileSync(file, bytes)
    return file
  }

  it('reads gzip, concatenated gzips, CRLF and a missing last newline alike', async () => {
    const expected = (await importLog(join(fixtures, 'provider.log'))).log
    const half = text.indexOf(10, text.length / 2) + 1
    const pieces = Buffer.concat([gzipSync(text.subarray(0, half)), gzipSync(text.subarray(half))])
    const crlf = Buffer.from(text.toString().replaceAll('\n', '\r\n'))
    for (const bytes of [gzipSync(text), pieces, crlf, text.subarray(0, -1)]) {
      expect((await importLog(put('variant', bytes))).log).toEqual(expected)
    }
  })

  it('keeps the readable part of a truncated gzip', async () => {
    const whole = gzipSync(text)
    const { report } = await importLog(put('cut.gz', whole.subarray(0, whole.length / 2)))
    expect(report.files[0]?.isCutOff).toBe(true)
    expect(report.requests).toBeGreaterThan(20)
  })

  it('survives a very long line, binary bytes and an empty file', async () => {
    const line = text.subarray(0, text.indexOf(10) + 1)
    const junk = Buffer.from(Array.from({ length: 4000 }, (_, i) => (i * 7919) % 256))
    const file = put(
      'junk',
      Buffer.concat([line, Buffer.alloc(3_000_000, 'x'), Buffer.from('\n'), junk, Buffer.from('\n'), line]),
    )
    const { report } = await importLog(file)
    expect(report.requests).toBe(2)
    expect(sum(report.refused)).toBeGreaterThanOrEqual(2)
    expect((await importLog(put('empty', Buffer.alloc(0)))).report).toMatchObject({
      lines: 0,
      requests: 0,
      refused: [],
    })
  })

  it('is linear for a line with a hundred thousand opening quotes or brackets', async () => {
    const [head = ''] = text.toString().split('[', 1)
    for (const evil of [' ['.repeat(30_000), ' [a]'.repeat(15_000)]) {
      const { report } = await importLog(put('brackets', Buffer.from(`${head}${evil}\n`.repeat(10))))
      expect([report.lines, sum(report.refused)]).toEqual([10, 10])
    }
  })

  it('reports its progress', async () => {
    const told: [number, number][] = []
    await importLog(put('plain', text), { onProgress: (_, read, total) => told.push([read, total]) })
    expect(told.at(-1)).toEqual([text.length, text.length])
  })

  it('caches the columns of a file on disk, and rebuilds a damaged cache', async () => {
    const cache = join(dir, 'cache')
    const file = put('once.log', text)
    const first = await importLogOnce(file, cache)
    const [name = ''] = readdirSync(cache)
    const read: number[] = []
    const again = await importLogOnce(file, cache, { onProgress: (_, bytes) => read.push(bytes) })
    expect(again).toEqual(first)
    expect(read).toEqual([])
    truncateSync(join(cache, name), statSync(join(cache, name)).size - 9)
    expect(await importLogOnce(file, cache)).toEqual(first)
    expect((await importLogOnce(file, cache, { site: 'other.example' })).report.requests).toBe(first.report.requests)
    expect(readdirSync(cache)).toHaveLength(2)
  })

  it('looks up only countries missing from the log', async () => {
    const at = (address: string, more = '') =>
      `${address} - - [17/May/2015:10:05:03 +0000] "GET / HTTP/1.1" 200 12 "-" "curl/8"${more}`
    const lines = [
      at('8.8.8.8'),
      at('2001:4860:4860::8888'),
      at('193.0.6.139'),
      at('193.0.6.139', ' country=PT'),
      at('203.0.113.9'),
      at('10.0.0.1'),
      at('host.example.com'),
      at('999.1.1.1'),
    ]
    const { log, report } = await importLog(put('addresses', Buffer.from(lines.join('\n'))))
    const countries = Array.from(log.codes.countrycode, (code) => log.values.countrycode[code])
    expect(countries).toEqual(['US', 'US', 'NL', 'PT', '-', '-', '-'])
    expect(report.refused).toMatchObject([{ reason: 'client', lines: 1, examples: [{ line: 8, column: 1 }] }])
    expect(report.countries?.requests).toBe(3)
    expect(report.countries?.day).toMatch(/^20\d\d-\d\d-\d\d$/)
  })

  it('reports missing fields, and the time span of the log', async () => {
    const { report } = await importLog(join(fixtures, 'combined.log'))
    expect(report.lacks).toEqual(['cached', 'content_type', 'countrycode', 'tcdndebugreason', 'response_time'])
    expect([report.first, report.last].map((time) => new Date(time * 1000).getUTCFullYear())).toEqual([2025, 2025])
    expect((await importLog(put('full', text))).report.lacks).toEqual([])
    expect((await importLog(put('none', Buffer.alloc(0)))).report).toMatchObject({ first: 0, last: 0 })
  })

  it.each([
    [
      'nginx',
      'time=0.123s cache=HIT host=Shop.example:8443 type="text/html; charset=utf-8" country=ES',
      123_000,
      'hit',
    ],
    ['nginx, not cached', 'time=2.000s cache=- host=shop.example type="text/html; charset=utf-8"', 2_000_000, '-'],
    ['nginx, let through', 'time=0.004s cache=BYPASS host=shop.example type="text/html; charset=utf-8"', 4000, 'pass'],
    ['Varnish', 'time=51237us cache=miss host=shop.example type="text/html; charset=utf-8"', 51_237, 'miss'],
    ['Caddy', 'time=0.031807s host=shop.example type="text/html; charset=utf-8"', 31_807, '-'],
    ['HAProxy', 'time=17ms cache=1 host=shop.example type="text/html; charset=utf-8"', 17_000, 'hit'],
  ])('reads extra fields of a combined line, as written by %s', async (_, more, micros, cached) => {
    const line = `8.8.8.8 - - [17/May/2015:10:05:03 +0000] "GET /a HTTP/1.1" 200 12 "-" "curl/8" ${more}`
    const { log, report } = await importLog(put('further', Buffer.from(line)))
    expect(report.requests).toBe(1)
    expect(log.micros[0]).toBe(micros)
    expect(log.values.cached).toEqual([cached])
    expect(log.values.vhost).toEqual(['shop.example'])
    expect(log.values.content_type).toEqual(['text/html; charset=utf-8'])
  })

  it('creates a company from the log alone: named after it, with no generated data', async () => {
    const file = put('shop.log.gz', gzipSync(text))
    const running = await start(file, false, now)
    const { world } = running.sandbox
    expect(world.companies.get(300)).toMatchObject({ name: 'shop.log', client: null })
    expect(world.tickets.all()).toEqual([])
    const tables = [
      'audit',
      'notifications',
      'invalidations',
      'vcl_configs',
      'ssl_configs',
      'backends',
      'alerts',
    ] as const
    for (const table of tables) {
      const rows: readonly object[] = world[table].all()
      expect(
        rows.filter((row) => 'company' in row && row.company === 300),
        table,
      ).toEqual([])
      expect(rows.length, table).toBeGreaterThan(0)
    }
    const { access_token } = running.sandbox.tokenFor('admin')
    const headers = { authorization: `Bearer ${access_token}` }
    const fetchJson = async (path: string) =>
      (await (await running.sandbox.answer(new Request(`http://sandbox.test${path}`, { headers })))?.json()) as unknown
    expect(await fetchJson('/third/status/issues/all')).toMatchObject({ data: [] })
    expect(await fetchJson('/api/v1/inventory/pop')).toEqual([])
    await running.close()
  })

  it('counts a line without a tier as an edge request', async () => {
    const [line = ''] = text.toString().split('\n', 1)
    const { log } = await importLog(
      put('layers', Buffer.from(['""', '"-"', '"L2"'].map((tier) => line.replace(/"L[12]"/, tier)).join('\n'))),
    )
    expect(log.length).toBe(3)
    expect(Array.from(log.codes.tier, (code) => log.values.tier[code])).toEqual(['L1', 'L1', 'L2'])
  })
})
