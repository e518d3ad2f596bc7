import {
  fieldOf,
  initialView,
  makeBotEntry,
  makeHistogramEntry,
  timingOf,
  type ViewState,
  viewFilterKeys,
} from '@parapet/api'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { figuresOf } from '../charts/series.ts'
import type { SeriesData } from '../charts/types.ts'
import { type BoardQuery, bucketsIn, toBoardQuery } from '../rows/boardQuery.ts'
import type { BoardCode, DataRow, RowContext } from '../rows/row.ts'
import { unsupportedFilters } from '../rows/unsupportedFilters.ts'
import { domainQueries } from './domainQueries.ts'
import { boards } from './index.ts'
import { toValueSeries } from './valueSeries.ts'

const now = Date.UTC(2026, 5, 15, 10, 30) / 1000
const boardQuery = (view: Partial<ViewState> = {}): BoardQuery =>
  toBoardQuery({ ...initialView, ...view }, { company: 300, now, zone: 'UTC', allSites: ['a.com', 'b.com'] })
const contextOf = (query = boardQuery()): RowContext =>
  ({
    query,
    code: 'x.y',
    t: (key: string) => key,
    f: { date: (moment: number) => `${moment}` },
    locale: 'en',
    title: 'A title',
    links: {},
    actions: {},
  }) as unknown as RowContext
const rowOf = (board: BoardCode, name: string) =>
  boards[board].rows.find(({ code }) => code === `${board}.${name}`) as DataRow
const sent = (row: DataRow, query = boardQuery()) => row.reads.params(query) as { filters: Record<string, unknown> }

describe('an access log without sizes', () => {
  it.each([
    ['home', ['traffic', 'bandwidth', 'lastDay']],
    ['stats.delivery', ['bandwidth', 'transferBySite']],
    ['analytics.delivery', ['bandwidth']],
  ] as const)('has no volumes on %s, not volumes of zero', (board, names) => {
    expect(names.map((name) => rowOf(board, name).logField)).toEqual(names.map(() => 'bytes'))
  })
})

describe('an access log', () => {
  it.each(['stats.dns', 'analytics.dns'] as const)('has no DNS queries on %s, not queries of zero', (board) => {
    const { rows } = boards[board]
    expect(rows.length).toBeGreaterThan(3)
    for (const row of rows) expect(row).toMatchObject({ logField: 'queries' })
  })
})

describe('family queries', () => {
  const scope = ['company', 'result_size', 'timestamp', 'vhost']
  const mixed = boardQuery({
    sites: ['a.com'],
    include: { countrycode: ['ES'], ruleid: ['941100'], crawler: ['GPTBot'], 'client.record.type': ['A'] },
    exclude: { vhost: ['b.com'], status: ['4xx'], debug_reason: ['x'], 'tcdn.varnish.t-ttfb': ['lt:1000'] },
  })

  it.each<[BoardCode, string, string[], object]>([
    [
      'analytics.waf',
      'rules',
      ['countrycode', 'ruleid', 'tier', 'exclude'],
      { tier: 'W1', exclude: { vhost: ['b.com'] } },
    ],
    ['analytics.botmitigation', 'crawlers', ['crawler', 'tier', 'exclude'], { tier: 'B1', crawler: ['GPTBot'] }],
    ['analytics.antiddos', 'addresses', ['exclude'], { exclude: { vhost: ['b.com'], debug_reason: ['x'] } }],
    ['analytics.dns', 'names', ['client.record.type', 'exclude'], { 'client.record.type': ['A'] }],
    [
      'analytics.backendsdelivery',
      'backends',
      ['exclude'],
      { exclude: { vhost: ['b.com'], 'tcdn.varnish.t-ttfb': ['lt:1000'] } },
    ],
  ])('%s contain range, sites and the supported filters only, since others are rejected', (board, row, keys, part) => {
    const { filters } = sent(rowOf(board, row), mixed)
    expect(Object.keys(filters).sort()).toEqual([...scope, ...keys].sort())
    expect(filters).toMatchObject({ vhost: ['a.com'], ...part })
  })

  it('expand a class of status codes', () => {
    const { filters } = sent(rowOf('analytics.botmitigation', 'crawlers'), mixed)
    expect(filters.exclude).toMatchObject({ status: expect.arrayContaining(['400', '404', '499']) })
  })

  it('rank by table names, and filter by filter names', () => {
    const { reads } = rowOf('analytics.dns', 'types')
    expect(reads.params(boardQuery())).toMatchObject({ key_field: 'record.type' })
    for (const code of ['analytics.waf', 'analytics.dns', 'analytics.botmitigation'] as const) {
      const { filterKeys = [], valuesOf } = boards[code]
      expect(new Set(filterKeys.map(fieldOf)).size).toBe(filterKeys.length)
      for (const key of filterKeys) expect(valuesOf?.(key), key).not.toBeNull()
    }
  })

  it('send no site when every site is chosen (§5), on every board', () => {
    const chosen = (sites: string[]) => boardQuery({ sites })
    const rows = Object.values(boards).flatMap((board) => board.rows.filter((row): row is DataRow => 'reads' in row))
    const sitesOf = (row: DataRow, query: BoardQuery) =>
      (row.reads.params(query) as Partial<ReturnType<typeof sent>>)?.filters?.vhost
    const bySite = rows.filter((row) => Array.isArray(sitesOf(row, chosen(['a.com']))) && !row.isOfAllSites)
    expect(bySite.length).toBeGreaterThan(100)
    for (const row of bySite) expect(sitesOf(row, chosen(['b.com', 'a.com'])), row.code).toEqual([])
  })

  it('of WAF have the names of §3', () => {
    const names =
      'geoip message payloaddetails payloadrule requestmethod ruleid secruleengine targetpath targeturi useragent'
    for (const code of ['analytics.waf', 'perimetrical.home'] as const) {
      const { filterKeys = [] } = boards[code]
      expect(filterKeys).toEqual(expect.arrayContaining(names.split(' ')))
      expect(filterKeys.filter((key) => /^(countrycode|method|request|agent)$/.test(key))).toEqual([])
    }
  })

  it('have translated chip labels, except technical ones', () => {
    const technical = viewFilterKeys.filter((key) => fieldOf(key) === undefined && timingOf(key) === undefined)
    expect(technical.map((key) => key.replace('tcdn.varnish.', ''))).toMatchInlineSnapshot(`
      [
        "host",
        "accept",
        "accept_encoding",
        "accept_language",
        "cookie",
        "backend",
        "backend-goto",
        "bytes",
        "cache-control",
        "clientid",
        "midtier-backend",
        "orig-host",
        "origin",
        "response_time",
        "t-bereq",
        "t-berespbody-acc",
        "timestamp",
        "vary",
        "vxid",
        "x-vary-tcdn",
      ]
    `)
    for (const keys of [
      ['agent', 'user-agent', 'user_agent', 'useragent', 'tcdn.varnish.agent'],
      ['clientip', 'assess-ip', 'client_ip', 'client.ip', 'tcdn.varnish.clientip'],
      ['countrycode', 'country', 'geoip', 'client.geo.country', 'geoip.country.country_name'],
      ['method', 'ReqMethod', 'requestmethod', 'tcdn.varnish.method'],
    ] as const)
      expect(new Set(keys.map(fieldOf)).size, keys.join()).toBe(1)
  })

  it('are listed under a widget whose family lacks the filter', () => {
    expect(unsupportedFilters(rowOf('analytics.dns', 'names'), mixed).sort()).toEqual(
      ['countrycode', 'crawler', 'debug_reason', 'ruleid', 'status', 'tcdn.varnish.t-ttfb'].sort(),
    )
    expect(unsupportedFilters({}, boardQuery({ include: { ruleid: ['1'], countrycode: ['ES'] } }))).toEqual(['ruleid'])
  })

  it('of the bot analysis are hourly, in milliseconds, for refused requests (§7, §9), a month at most', () => {
    const { filters } = sent(rowOf('stats.botmitigation', 'clients'), boardQuery({ range: { rel: '1y' } }))
    expect(filters).toEqual({
      timestamp: { from: (now - 31 * 86_400) * 1000, to: now * 1000, interval: 'HOURLY' },
      vhost: [],
      status: [403],
    })
    expect(sent(rowOf('stats.botmitigation', 'people')).filters).not.toHaveProperty('status')
  })

  it.each([
    ['stats.dns', 'historic'],
    ['analytics.dns', 'analytic'],
  ] as const)('%s request the %s ones', (board, mode) => {
    expect(sent(rowOf(board, 'types'))).toMatchObject({ mode, key_field: 'record.type' })
  })
})

describe('anti-DDoS', () => {
  const reason = 'TCDN-RPE-GRL-429-Too Many Requests'
  it('has free counters, and nothing else that is free (§2)', () => {
    const free = boards['analytics.antiddos'].rows.filter(({ service }) => service === undefined)
    expect(free.map(({ code, ...row }) => [code, 'kind' in row && row.kind])).toEqual([
      ['analytics.antiddos.global', 'counter'],
      ['analytics.antiddos.address', 'counter'],
      ['analytics.antiddos.denylist', 'counter'],
    ])
    for (const row of boards['analytics.antiddos'].rows)
      if (row.service) expect(row).toHaveProperty('sample', expect.any(Function))
  })

  it('counts a reason missing from the response as zero, not as unknown', () => {
    const main = { [reason]: [makeHistogramEntry({ timestamp: now - 600, requests: 30 })] }
    const value = (name: string) =>
      (rowOf('analytics.antiddos', name).toView({ main }, contextOf()) as { props: { value: number } }).props.value
    expect(value('global')).toBe(30)
    expect(value('denylist')).toBe(0)
    const { props } = rowOf('analytics.antiddos', 'reasons').toView({ main }, contextOf()) as {
      props: { series: SeriesData[] }
    }
    expect(props.series.map(({ values }) => values.filter((one) => one !== null))).toEqual([[0.5], [0], [0]])
  })
})

it('computes the shares of refused bots relative to crawler_total (§9)', () => {
  const main = {
    total: 1000,
    crawler_total: 400,
    clients: [
      { name: 'a', reason: 'scraper', requests: 100 },
      { name: 'b', reason: null, requests: 300 },
    ],
  }
  const { props } = rowOf('stats.botmitigation', 'clients').toView({ main }, contextOf()) as unknown as {
    props: { total: unknown; rows: { key: string }[] }
  }
  expect(props.total).toEqual({ requests: 400, bytes: 0 })
  expect(props.rows.map(({ key }) => key)).toEqual(['b', 'a · bots.reason.scraper'])
})

describe('toValueSeries', () => {
  const lines = [
    { key: 'block', label: 'Blocked', color: 'c1', of: (entry: { block: number }) => entry.block },
  ] as const
  const query = boardQuery({ range: { rel: '24h' } })
  const { times, seconds } = bucketsIn(query.span, query.step, query.zone, query.now)

  it('draws counters so that the mean times the seconds is their sum', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(10_000), { minLength: times.length, maxLength: times.length }), (counts) => {
        const entries = counts.map((block, index) => makeBotEntry({ timestamp: times[index] ?? 0, block }))
        const [drawn] = toValueSeries(entries, query, lines, 'perSecond').series
        const whole = seconds.reduce((sum, one) => sum + one, 0)
        expect((drawn?.mean ?? 0) * whole).toBeCloseTo(
          counts.reduce((sum, one) => sum + one, 0),
          3,
        )
      }),
      { numRuns: 30 },
    )
  })

  it('weights means by requests, and keeps gaps and unknown values as gaps', () => {
    const [first = 0] = times
    const timed = [
      { timestamp: first, requests: 1, block: 100 },
      { timestamp: first + 1, requests: 3, block: 200 },
      { timestamp: (times[2] ?? 0) + 1, requests: 3, block: Number.NaN },
    ]
    const [drawn] = toValueSeries(timed, query, lines, 'mean').series
    expect(drawn?.values.slice(0, 3)).toEqual([175, null, null])
    expect(drawn?.mean).toBe(175)
  })

  it('shows the last value and the peak of a gauge, never a sum', () => {
    const entries = times.map((timestamp, index) => ({ timestamp, block: 1000 - index }))
    const [drawn] = toValueSeries(entries, query, lines, 'last').series
    expect(drawn && figuresOf(drawn, 'bytes', times.length)).toEqual({
      last: 1001 - times.length,
      amount: 1000,
      peak: 1000,
    })
    expect(drawn?.mean).toBe(1001 - times.length)
  })
})

it('counts the DNS queries of the selected domain only', () => {
  const main = {
    'aurora.example': [makeHistogramEntry({ timestamp: now - 120, requests: 60 })],
    'labs.example': [makeHistogramEntry({ timestamp: now - 120, requests: 6000 })],
  }
  const view = (domain: string) => (domainQueries(domain) as DataRow).toView({ main }, contextOf())
  expect(view('aurora.example').figure?.value).toBeCloseTo(1)
  expect(view('other.example').isEmpty).toBe(true)
})
