// @vitest-environment node
import { type Ask, type CallInput, callApi, initialView, makeApiContext, type StorageEntry } from '@parapet/api'
import { createSandbox, type Sandbox } from '@parapet/api/sandbox'
import { isRateUnit } from '@parapet/ui'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Column, columns } from '../../../api/src/sandbox/traffic/columns.ts'
import { cacheControlOf, crawlerName, networkOf, varyOf, varyTcdnOf } from '../../../api/src/sandbox/traffic/labels.ts'
import { type LoggedRequest, logColumnsBuilder, logTraffic } from '../../../api/src/sandbox/traffic/logTraffic.ts'
import { type BoardQuery, bucketsIn, toBoardQuery } from '../rows/boardQuery.ts'
import { ENOUGH_REQUESTS, type RankedKey, rank, type WorkedOutOrder } from '../rows/rank.ts'
import type { BoardCode, DataRow, RowContext, RowRequest } from '../rows/row.ts'
import { boards } from './index.ts'
import { testLinks, testNow } from './testProvider.tsx'

function providerOf(sandbox: Sandbox) {
  const fetchSandbox = async (input: RequestInfo | URL, init?: RequestInit) => {
    const url = new URL(input instanceof Request ? input.url : String(input), 'http://sandbox.localhost')
    return (await sandbox.answer(new Request(url, init))) ?? Response.error()
  }
  return { fetchSandbox, api: makeApiContext({ company: () => 300, fetch: fetchSandbox }) }
}
type Api = ReturnType<typeof providerOf>['api']

const clock = { seed: 446, now: () => testNow * 1000, persona: 'admin' } as const
const sandbox = createSandbox(clock)
const { fetchSandbox, api } = providerOf(sandbox)
const allSites = sandbox.world.sites
  .all()
  .filter(({ company }) => company === 300)
  .map(({ url }) => url)
  .sort()

/** The histogram of each family as a program asks for it, by path and the tier that it needs. */
const histograms: Readonly<Partial<Record<BoardCode, readonly [path: string, filter?: object]>>> = {
  'stats.delivery': ['delivery/historic', { tier: 'L1' }],
  'stats.midtier': ['delivery/historic', { tier: 'L2' }],
  'stats.botmitigation': ['bot_mitigation/historic'],
  'stats.dns': ['dns/historic'],
  'stats.ipinfo': ['ipinfo/historic'],
  'stats.waf': ['waf/historic'],
  'stats.i3': ['i3/historic'],
  'analytics.delivery': ['delivery/analytic', { tier: 'L1' }],
  'analytics.midtier': ['delivery/analytic', { tier: 'L2' }],
  'analytics.backendsdelivery': ['backend_delivery/analytic'],
  'analytics.antiddos': ['ddos/analytic'],
  'analytics.waf': ['waf/analytic'],
  'analytics.botmitigation': ['bot_mitigation/analytic'],
  'analytics.dns': ['dns/analytic'],
}

interface Amounts {
  readonly requests: number
  readonly bytes: number
}

async function sumOf(board: BoardCode, { span, view }: BoardQuery): Promise<Amounts> {
  const [path, filter] = histograms[board] ?? []
  const filters = { timestamp: { ...span, interval: 7200 }, vhost: view.sites, ...filter }
  const url = `/api/v1/statistics/300/${path}/histogram/?filters=${encodeURIComponent(JSON.stringify(filters))}`
  const steps: readonly Partial<Amounts>[] = await (await fetchSandbox(url)).json()
  const add = (key: keyof Amounts) => steps.reduce((sum, step) => sum + (step[key] ?? 0), 0)
  return { requests: add('requests'), bytes: add('bytes') }
}

const answerTo = ({ call, params }: RowRequest, query: BoardQuery, from: Api): Promise<unknown> =>
  callApi(call, params(query) as CallInput<typeof call>, from)

/** The kind and the view of each data row of a board that shows all requests of its family. */
async function viewsOf(board: BoardCode, query: BoardQuery, from: Api) {
  const found: { row: DataRow; props: Drawn }[] = []
  for (const row of boards[board].rows) {
    if (!('reads' in row) || others.test(row.code)) continue
    const main = await answerTo(row.reads, query, from)
    const secondary = row.secondary && (await answerTo(row.secondary, query, from))
    const context = { query, code: row.code, t: String, f: { date: String }, title: '', links: testLinks, actions: {} }
    const { props } = row.toView({ main, ...(secondary ? { secondary } : {}) }, context as unknown as RowContext)
    found.push({ row, props })
  }
  return found
}

interface Drawn {
  readonly unit?: string
  readonly total?: number | Amounts | null
  readonly value?: number | null
  readonly rows?: readonly ({ readonly key: string } & Amounts)[]
  readonly countries?: readonly { readonly value: number }[]
  readonly series?: readonly { readonly values: readonly (number | null)[] }[]
}

/** What a widget shows of all requests or of the volume; null if it shows neither. */
function shown({ kind }: DataRow, props: Drawn, { span, step, zone, now }: BoardQuery): Partial<Amounts> | null {
  const { unit, total, countries = [], series = [] } = props
  if (kind === 'top') return typeof total === 'object' && total ? { requests: total.requests } : null
  if (kind === 'share' && typeof total === 'number') return unit === 'requests' ? { requests: total } : { bytes: total }
  if (kind === 'map') return { requests: countries.reduce((sum, { value }) => sum + value, 0) }
  if (kind !== 'timeSeries' || !unit || (unit !== 'bit/s' && !isRateUnit(unit))) return null
  const { seconds } = bucketsIn(span, step, zone, now)
  const sum = series
    .flatMap(({ values }) => values.map((value, place) => (value ?? 0) * (seconds[place] ?? 0)))
    .reduce((all, one) => all + one, 0)
  return unit === 'bit/s' ? { bytes: sum / 8 } : { requests: sum }
}

/** Widgets of another subject than all requests of their board. */
const others = /\.(errorsBySite|purges|people|clients|attacked|underAttack|anomalies)$/

async function differences(board: BoardCode, query: BoardQuery): Promise<string[]> {
  const expected = await sumOf(board, query)
  const found: string[] = []
  let compared = 0
  for (const { row, props } of await viewsOf(board, query, api)) {
    const amounts = shown(row, props, query)
    if (amounts) compared++
    for (const [key, value] of Object.entries(amounts ?? {})) {
      const right = expected[key as keyof Amounts]
      if (Math.abs(value - right) > Math.max(0.5, right * 1e-9))
        found.push(`${row.code}: ${value}, not ${right} ${key}`)
    }
  }
  if (compared < 2) found.push(`only ${compared} widgets of ${board} were compared`)
  return found
}

/** Any minutes of the last day, and any sites. */
const questions = (sites: readonly string[]) =>
  fc
    .record({
      ago: fc.integer({ min: 30, max: 1400 }),
      lasts: fc.integer({ min: 15, max: 600 }),
      chosen: fc.subarray([...sites]),
    })
    .map(({ ago, lasts, chosen }) => {
      const from = testNow - (ago + lasts) * 60
      const view = { ...initialView, range: { from, to: from + lasts * 60 }, sites: chosen }
      const capability = { resultSize: 1000, oldestSeconds: 30 * 86_400 }
      return toBoardQuery(view, { company: 300, now: testNow, zone: 'Europe/Madrid', allSites: sites, capability })
    })

it.each(Object.keys(histograms) as BoardCode[])(
  "every widget of %s adds up to the provider's totals, for any range and sites",
  { timeout: 60_000 },
  async (board) => {
    await fc.assert(
      fc.asyncProperty(questions(allSites), async (query) => {
        expect(await differences(board, query)).toEqual([])
      }),
      { numRuns: 3, seed: 446 },
    )
  },
)

it('storage shows the levels of the API', async () => {
  const [query] = fc.sample(questions(allSites), { numRuns: 1, seed: 446 })
  if (!query) throw new Error('no question')
  const { from, to } = query.span
  const filters = JSON.stringify({ timestamp: { from, to, interval: query.step }, vhost: [] })
  const url = `/api/v1/statistics/300/storage/historic/histogram/?filters=${encodeURIComponent(filters)}`
  const levels: readonly StorageEntry[] = await (await fetchSandbox(url)).json()
  for (const { row, props } of await viewsOf('stats.storage', query, api)) {
    const key = row.code.endsWith('bytes') ? 'bytes' : 'objects'
    const [drawn] = props.series ?? []
    expect(drawn?.values.findLast((value) => value !== null)).toBe(levels.at(-1)?.[key])
  }
})

// Random requests, and what each family counts of them: stated once more, and counted one by one.
const googlebot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
const logSites = ['a.auroramedia.example', 'b.auroramedia.example', 'c.auroramedia.example']
const pools: Record<Column, readonly string[]> = {
  vhost: logSites,
  tier: ['L1', 'L2'],
  request: ['/', '/a', '/b?x=1', '/etc/passwd'],
  response: ['200', '304', '404', '503', '403', '429'],
  cached: ['hit', 'miss', 'pass', 'expired', 'stale'],
  content_type: ['text/html', 'image/webp', 'text/css'],
  countrycode: ['ES', 'FR', 'US'],
  agent: ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', googlebot],
  referer: ['-', 'https://x.example/'],
  clientip: ['192.0.2.1', '198.51.100.7', '2001:db8::1'],
  method: ['GET', 'POST'],
  proto: ['http', 'https'],
  tcdndebugreason: [
    'TCDN-OK',
    'TCDN-RPE-403',
    'TCDN-RPE-GRL-429-Too Many Requests',
    'TCDN-RPE-UA-429-Too Many Requests',
    'TCDN-RPE-UA-403-Denylist',
    'TCDN-RPE-418',
  ],
}
const logged = fc
  .sample(
    fc.record({
      time: fc.integer({ min: testNow - 2000 * 60, max: testNow - 1 }),
      bytes: fc.integer({ min: 0, max: 1e9 }),
      micros: fc.integer({ min: 0, max: 1e7 }),
      ...(Object.fromEntries(columns.map((column) => [column, fc.constantFrom(...pools[column])])) as Record<
        Column,
        fc.Arbitrary<string>
      >),
    }) as fc.Arbitrary<LoggedRequest>,
    { numRuns: 6000, seed: 446 },
  )
  .sort((a, b) => a.time - b.time)

type Counts = (one: LoggedRequest, place: number) => boolean
const isAtMidtier: Counts = ({ tier }) => tier === 'L2'
const isAtEdge: Counts = ({ tier }) => tier === 'L1'
const edge =
  (counts: Counts): Counts =>
  (one, place) =>
    isAtEdge(one, place) && counts(one, place)

const isDenied = edge((one) => one.tcdndebugreason === 'TCDN-RPE-403')
const isRefused = edge((one) => /^TCDN-RPE-(GRL|UA)-/.test(one.tcdndebugreason))
const isBot = edge((one) => one.agent === googlebot)
const isFromOrigin = edge(
  (one) => /^(miss|pass|expired)$/.test(one.cached) && !one.tcdndebugreason.startsWith('TCDN-RPE'),
)
const isImage = edge((one) => one.content_type === 'image/webp' && one.response === '200')
const isPage = edge((one) => one.content_type === 'text/html')
/** One DNS query stands for forty requests. */
const isQuery: Counts = edge((_, place) => place % 40 === 0)

const families: Readonly<Partial<Record<BoardCode, Counts>>> = {
  'stats.delivery': isAtEdge,
  'stats.midtier': isAtMidtier,
  'stats.botmitigation': isBot,
  'stats.dns': isQuery,
  'stats.ipinfo': isPage,
  'stats.waf': isDenied,
  'stats.i3': isImage,
  'analytics.delivery': isAtEdge,
  'analytics.midtier': isAtMidtier,
  'analytics.backendsdelivery': isFromOrigin,
  'analytics.antiddos': isRefused,
  'analytics.waf': isDenied,
  'analytics.botmitigation': isBot,
  'analytics.dns': isQuery,
  'perimetrical.home': isDenied,
}

/** The widgets that count another family than their board. */
const ownFamilies: Readonly<Record<string, Counts>> = {
  'perimetrical.home.bots': (one, place) => isBot(one, place) && (isDenied(one, place) || isRefused(one, place)),
  'perimetrical.home.limited': isRefused,
  'perimetrical.home.reasons': isRefused,
  'perimetrical.home.outcomes': isBot,
  'perimetrical.home.actions': isBot,
  'analytics.antiddos.global': edge((one) => one.tcdndebugreason.startsWith('TCDN-RPE-GRL')),
  'analytics.antiddos.address': edge((one) => one.tcdndebugreason.startsWith('TCDN-RPE-UA-429')),
  'analytics.antiddos.denylist': edge((one) => one.tcdndebugreason.startsWith('TCDN-RPE-UA-403')),
}

function keyedBy({ reads }: DataRow, query: BoardQuery): Column | undefined {
  const { key_field } = reads.params(query) as { key_field?: string }
  return columns.find((column) => key_field === column || key_field === `tcdn.varnish.${column}`)
}

function requestsByKey(list: readonly LoggedRequest[], column: Column): Record<string, number> {
  const found: Record<string, number> = {}
  for (const one of list) found[one[column]] = (found[one[column]] ?? 0) + 1
  return found
}

const rounded = (value: number) => Math.round(value * 1e6) / 1e6

/** The mean time is sent in whole microseconds, so that a sum is right up to half of one for each request. */
function valuesByKey(rows: readonly RankedKey[], right: Readonly<Record<string, number>>): Record<string, number> {
  const found = rows
    .filter(({ value }) => value > 0)
    .map(({ key, value, requests }) => {
      const isNear = Math.abs(value - (right[key] ?? Number.POSITIVE_INFINITY)) <= (requests ?? 0) / 2
      return [key, isNear ? (right[key] ?? 0) : rounded(value)] as const
    })
  return Object.fromEntries(found)
}

/** What each order measures of one request. */
const amountOf: Readonly<Record<Exclude<WorkedOutOrder, 'errorShare'>, (one: LoggedRequest) => number>> = {
  bytes: ({ bytes }) => bytes,
  misses: ({ cached }) => Number(cached === 'miss'),
  errors: ({ response }) => Number(response.startsWith('5')),
  refused: ({ response }) => Number(response.startsWith('4')),
  time: ({ micros }) => micros,
}

type KeyReader = (one: LoggedRequest) => string

/** How a request's value of each key is read; those of the origins have the provider's names. */
const keyReaders: Readonly<Record<string, KeyReader>> = {
  ...Object.fromEntries(
    columns.flatMap((column) => {
      const read: KeyReader = (one) => one[column]
      return [
        [column, read],
        [`tcdn.varnish.${column}`, read],
      ]
    }),
  ),
  'tcdn.varnish.path': ({ request }) => request.split('?', 1)[0] ?? '',
  'tcdn.varnish.backend-name': ({ vhost }) => `origin of ${vhost}`,
  'tcdn.varnish.asn': ({ clientip }) => String(networkOf(clientip)?.asn ?? '-'),
  'tcdn.varnish.cache-control': ({ content_type }) => cacheControlOf(content_type),
  'tcdn.varnish.vary': ({ content_type }) => varyOf(content_type),
  'tcdn.varnish.x-vary-tcdn': ({ content_type }) => varyTcdnOf(content_type),
  crawler: ({ agent }) => crawlerName(agent),
  'user-agent': ({ agent }) => agent,
  country: ({ countrycode }) => countrycode,
  'assess-ip': ({ clientip }) => clientip,
  url: ({ request }) => request,
  status: ({ response }) => response,
}

function amountsByKey(own: readonly LoggedRequest[], keyOf: KeyReader, order: WorkedOutOrder): Record<string, number> {
  const sums = new Map<string, { requests: number; amount: number }>()
  const amount = amountOf[order === 'errorShare' ? 'errors' : order]
  for (const one of own) {
    const sum = sums.get(keyOf(one)) ?? { requests: 0, amount: 0 }
    sums.set(keyOf(one), { requests: sum.requests + 1, amount: sum.amount + amount(one) })
  }
  const some = [...sums].filter(([, sum]) => sum.amount > 0)
  if (order !== 'errorShare') return Object.fromEntries(some.map(([key, sum]) => [key, sum.amount]))
  const enough = some.filter(([, { requests }]) => requests >= ENOUGH_REQUESTS)
  const shown = enough.length > 0 ? enough : some
  return Object.fromEntries(shown.map(([key, sum]) => [key, rounded(sum.amount / sum.requests)]))
}

describe('every widget adds up to the requests of a log, for any range and sites', () => {
  const builder = logColumnsBuilder()
  for (const one of logged) builder.add(one)
  const log = builder.build()
  const ofLog = createSandbox({
    ...clock,
    log: {
      name: 'random.log',
      hasMidtier: true,
      lacks: [],
      isDemo: true,
      traffic: (dictionaries) => logTraffic(log, 0, dictionaries),
    },
  })
  const { api: logApi } = providerOf(ofLog)

  it.each(Object.entries(families) as [BoardCode, Counts][])('%s', { timeout: 60_000 }, async (board, counts) => {
    const found: string[] = []
    let compared = 0
    for (const query of fc.sample(questions(logSites), { numRuns: 4, seed: 446 })) {
      const { span, view } = query
      const isAsked = ({ time, vhost }: LoggedRequest) =>
        time >= span.from && time < span.to && (view.sites.length === 0 || view.sites.includes(vhost))
      for (const { row, props } of await viewsOf(board, query, logApi)) {
        const isCounted = ownFamilies[row.code] ?? counts
        const own = logged.filter((one, place) => isCounted(one, place) && isAsked(one))
        const bytes = own.reduce((sum, one) => sum + one.bytes, 0)
        const amounts: Partial<Amounts> | null =
          row.kind === 'counter' ? { requests: props.value ?? 0 } : shown(row, props, query)
        if (amounts?.requests !== undefined && Math.abs(amounts.requests - own.length) > 0.5)
          found.push(`${row.code}: ${amounts.requests}, not ${own.length} requests`)
        if (amounts?.bytes !== undefined && counts !== isQuery && Math.abs(amounts.bytes - bytes) > 1 + bytes * 1e-9)
          found.push(`${row.code}: ${amounts.bytes}, not ${bytes} bytes`)
        const column = row.kind === 'top' ? keyedBy(row, query) : undefined
        const ranking = Object.fromEntries((props.rows ?? []).map(({ key, requests }) => [key, requests]))
        if (column) expect(ranking, row.code).toEqual(requestsByKey(own, column))
        if (amounts) compared++
      }
    }
    expect(found).toEqual([])
    expect(compared).toBeGreaterThan(4)
  })

  const ask = ((call, params) => callApi(call, params as CallInput<typeof call>, logApi)) as Ask
  const ranked = Object.entries(families).flatMap(([board, counts]) =>
    boards[board as BoardCode].rows.flatMap((row) => ('reads' in row && row.ranks ? [{ row, counts }] : [])),
  )

  it('every ranking of delivery, midtier, origins and bots has other orders', () => {
    const codes = new Set(ranked.map(({ row }) => row.code.split('.').slice(0, 2).join('.')))
    expect([...codes].sort()).toEqual([
      'analytics.backendsdelivery',
      'analytics.botmitigation',
      'analytics.delivery',
      'analytics.midtier',
    ])
  })

  it.each(ranked.map(({ row, counts }) => [row.code, row, counts] as const))(
    '%s, in every order',
    { timeout: 60_000 },
    async (_code, { ranks }, counts) => {
      if (!ranks) throw new Error('no orders')
      const { plan } = ranks
      const keyOf = keyReaders[plan.key]
      if (!keyOf) throw new Error(`${plan.key} is not read from requests`)
      for (const query of fc.sample(questions(logSites), { numRuns: 3, seed: 67 })) {
        const { span, view } = query
        const own = logged.filter(
          (one, place) =>
            counts(one, place) &&
            one.time >= span.from &&
            one.time < span.to &&
            (view.sites.length === 0 || view.sites.includes(one.vhost)),
        )
        for (const order of plan.orders) {
          if (order === 'requests') continue
          const { rows, certain } = await rank(plan, order, query, ask, 8)
          const right = amountsByKey(own, keyOf, order)
          const shown = order === 'time' ? valuesByKey(rows, right) : valuesByKey(rows, {})
          expect(shown, order).toEqual(right)
          expect(
            rows.map(({ value }) => value),
            order,
          ).toEqual(rows.map(({ value }) => value).sort((a, b) => b - a))
          expect(certain).toBe(rows.length)
        }
      }
    },
  )
})
