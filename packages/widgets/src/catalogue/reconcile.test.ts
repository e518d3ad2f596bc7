// @vitest-environment node
import { type CallInput, callApi, initialView, makeApiContext } from '@parapet/api'
import { createSandbox } from '@parapet/api/sandbox'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type BoardQuery, bucketsIn, toBoardQuery } from './boardQuery.ts'
import { boards } from './index.ts'
import type { BoardCode, DataRow, RowContext, RowRequest } from './row.ts'
import { testLinks, testNow } from './testProvider.tsx'

const sandbox = createSandbox({ seed: 446, now: () => testNow * 1000, persona: 'admin' })
const fetchSandbox = async (input: RequestInfo | URL, init?: RequestInit) => {
  const url = new URL(input instanceof Request ? input.url : String(input), 'http://sandbox.localhost')
  return (await sandbox.answer(new Request(url, init))) ?? Response.error()
}
const api = makeApiContext({ company: () => 300, fetch: fetchSandbox })
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

const answerTo = ({ call, params }: RowRequest, query: BoardQuery): Promise<unknown> =>
  callApi(call, params(query) as CallInput<typeof call>, api)

interface Drawn {
  readonly unit?: string
  readonly total?: number | Amounts | null
  readonly countries?: readonly { readonly value: number }[]
  readonly series?: readonly { readonly values: readonly (number | null)[] }[]
}

/** What a widget shows of all requests or of the volume; null if it shows neither. */
function shown({ kind }: DataRow, props: Drawn, { span, step, zone, now }: BoardQuery): Partial<Amounts> | null {
  const { unit, total, countries = [], series = [] } = props
  if (kind === 'top') return typeof total === 'object' && total ? { requests: total.requests } : null
  if (kind === 'share' && typeof total === 'number') return unit === 'requests' ? { requests: total } : { bytes: total }
  if (kind === 'map') return { requests: countries.reduce((sum, { value }) => sum + value, 0) }
  if (kind !== 'timeSeries' || (unit !== 'req/s' && unit !== 'q/s' && unit !== 'bit/s')) return null
  const { seconds } = bucketsIn(span, step, zone, now)
  const sum = series
    .flatMap(({ values }) => values.map((value, place) => (value ?? 0) * (seconds[place] ?? 0)))
    .reduce((all, one) => all + one, 0)
  return unit === 'bit/s' ? { bytes: sum / 8 } : { requests: sum }
}

/** Widgets of another subject than all requests of their board. */
const others = /\.(errorsBySite|purges|people|clients)$/

async function differences(board: BoardCode, query: BoardQuery): Promise<string[]> {
  const expected = await sumOf(board, query)
  const found: string[] = []
  let compared = 0
  for (const row of boards[board].rows) {
    if (!('reads' in row) || others.test(row.code)) continue
    const main = await answerTo(row.reads, query)
    const secondary = row.secondary && (await answerTo(row.secondary, query))
    const context = { query, code: row.code, t: String, f: { date: String }, title: '', links: testLinks, actions: {} }
    const { props } = row.toView({ main, ...(secondary ? { secondary } : {}) }, context as unknown as RowContext)
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

it.each(Object.keys(histograms) as BoardCode[])(
  "every widget of %s adds up to the provider's totals, for any range and sites",
  { timeout: 60_000 },
  async (board) => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 30, max: 1400 }),
        fc.integer({ min: 15, max: 600 }),
        fc.subarray(allSites),
        async (ago, lasts, sites) => {
          const from = testNow - (ago + lasts) * 60
          const view = { ...initialView, range: { from, to: from + lasts * 60 }, sites }
          const capability = { resultSize: 1000, oldestSeconds: 30 * 86_400 }
          const context = { company: 300, now: testNow, zone: 'Europe/Madrid', allSites, capability }
          expect(await differences(board, toBoardQuery(view, context))).toEqual([])
        },
      ),
      { numRuns: 3, seed: 446 },
    )
  },
)
