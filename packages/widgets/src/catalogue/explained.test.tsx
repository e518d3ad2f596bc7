import { callApi, curlOf, makeApiContext } from '@parapet/api'
import { act, cleanup, render } from '@testing-library/react'
import fc from 'fast-check'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { toBoardQuery } from '../rows/boardQuery.ts'
import { figuresOf } from '../rows/figures.ts'
import { requestFacts } from '../rows/requestFacts.ts'
import { requestsOf } from '../rows/requestsOf.ts'
import type { WidgetRow } from '../rows/row.ts'
import { Widget } from '../tiles/Widget.tsx'
import about from '../words/about.en.ts'
import explained from '../words/explained.en.ts'
import { handlingChart } from './handlingRows.ts'
import { boards } from './index.ts'
import { purgeRows } from './purgeRows.ts'
import { loadBoardWords, TestPage, testLinks, testNow, testView } from './testProvider.tsx'

const rows: readonly (readonly [string, WidgetRow])[] = [
  ...Object.values(boards).flatMap((board) => board.rows),
  ...Object.values(purgeRows),
  handlingChart(['TCDN-RPE-Under Attack']),
].map((row) => [row.code, row])
const all = () => true

const views = fc.record({
  rel: fc.constantFrom('1h', '24h', '7d'),
  sites: fc.subarray(['a.com', 'b.com', "it's.com"]),
  countries: fc.subarray(['ES', 'FR']),
  compare: fc.constantFrom('off' as const, 'previous' as const),
  zone: fc.constantFrom('UTC', 'Europe/Madrid', 'Asia/Kolkata'),
  isLongRanking: fc.boolean(),
})
type View = typeof views extends fc.Arbitrary<infer V> ? V : never

const queryOf = ({ rel, sites, countries, compare, zone, isLongRanking }: View) => ({
  ...toBoardQuery(
    testView({ range: { rel }, sites, compare, include: countries.length > 0 ? { countrycode: countries } : {} }),
    { company: 300, now: testNow, zone, allSites: ['a.com', 'b.com', "it's.com"] },
  ),
  isLongRanking,
})

/** What a command would send: method, URL and body. */
function sentBy(command: string) {
  const found = /^curl -X (\w+) '((?:[^']|'\\'')*)'/.exec(command)
  return { method: found?.[1], url: found?.[2]?.replaceAll("'\\''", "'"), hasBody: command.includes('--data-raw') }
}

describe.each(rows)('%s', (_code, row) => {
  it('has definitions of what it shows, and a call', () => {
    expect(about[row.about].length).toBeGreaterThan(10)
    for (const figure of figuresOf[row.about]) expect(explained[`figure.${figure}`].length).toBeGreaterThan(10)
    const query = queryOf({ rel: '1h', sites: [], countries: [], compare: 'off', zone: 'UTC', isLongRanking: false })
    expect(requestsOf(row, query, all).length).toBeGreaterThan(0)
  })

  it('has a curl command for each request, which sends what the product sends, and never the token', async () => {
    await fc.assert(
      fc.asyncProperty(views, async (view) => {
        for (const { call, params } of requestsOf(row, queryOf(view), all)) {
          const sent: unknown[] = []
          const api = makeApiContext({
            base: 'https://provider.test/api',
            company: () => 300,
            token: () => 'secret-token',
            apiKey: () => 'secret-key',
            fetch: async (input, init) => {
              const url = new URL(String(input), 'https://provider.test').href
              sent.push({ method: init?.method, url, hasBody: init?.body !== undefined && init.body !== null })
              return new Response(null, { status: 500 })
            },
          })
          await callApi(call, params as never, api).catch(() => undefined)
          const command = curlOf(call, params, api, 'https://provider.test')
          expect(sent[0]).toEqual(sentBy(command))
          expect(command).not.toMatch(/secret/)
        }
      }),
      { numRuns: 5 },
    )
  })
})

describe('the requests of a widget on a page', () => {
  beforeAll(() => loadBoardWords())
  beforeEach(() => vi.useFakeTimers({ now: testNow * 1000 }))
  afterEach(() => {
    cleanup()
    vi.useRealTimers()
  })

  it.each(rows.filter(([, row]) => !('component' in row)))('of %s are those it explains', async (_code, row) => {
    const query = queryOf({
      rel: '1h',
      sites: ['a.com'],
      countries: ['ES'],
      compare: 'previous',
      zone: 'UTC',
      isLongRanking: false,
    })
    const sent = new Set<string>()
    const api = makeApiContext({
      company: () => 300,
      fetch: (input) => {
        sent.add(new URL(String(input), location.origin).href)
        return new Promise(() => undefined)
      },
    })
    await act(async () => {
      render(
        <TestPage within={api}>
          <Widget row={row} query={query} actions={{}} links={testLinks} isHired />
        </TestPage>,
      )
      await vi.advanceTimersByTimeAsync(50)
    })
    const told = requestsOf(row, query, all).map(({ call, params }) => sentBy(curlOf(call, params, api)).url)
    expect([...sent].sort()).toEqual([...new Set(told)].sort())
  })
})

describe('the facts of a request', () => {
  const timestamp = { from: 60, to: 3660, interval: 300 }

  it.each([
    ['statistics/{company}/delivery/historic/histogram/', { timestamp }, { step: 300, isMeasured: true }],
    ['statistics/{company}/delivery/historic/table/', { timestamp, result_size: 50 }, { rows: 50, isMeasured: true }],
    ['companies/{company}/invalidate/histogram/', { timestamp }, { step: 300, isMeasured: false }],
  ])('of %s are read from its filters', (path, filters, facts) => {
    expect(requestFacts({ path }, { filters })).toEqual({ span: { from: 60, to: 3660 }, ...facts })
  })

  it('are unknown where it has none', () => {
    expect(requestFacts({ path: 'inventory/pop' }, {})).toEqual({ isMeasured: false })
  })
})
