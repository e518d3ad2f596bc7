import { makeApiContext } from '@parapet/api'
import { createSandbox } from '@parapet/api/sandbox'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { toBoardQuery } from '../rows/boardQuery.ts'
import { kinds } from '../rows/kinds.ts'
import { requestsOf } from '../rows/requestsOf.ts'
import type { WidgetRow } from '../rows/row.ts'
import { Widget } from '../tiles/Widget.tsx'
import { catalogueWords } from '../words/catalogue.ts'
import { frameWords } from '../words/frame.ts'
import { rareWords } from '../words/rare.ts'
import {
  apiOfCell,
  catalogueRows,
  cellOf,
  type PlayedCell,
  type RowState,
  rangeOfRow,
  rowStates,
} from './storyStates.ts'
import { loadBoardWords, TestPage, testLinks, testNow, testView } from './testProvider.tsx'

const COMPANY = 300
const all = () => true
/** The sandbox makes the days of a year for the monthly tables; on a busy machine that takes long. */
const A_YEAR_MS = 60_000

let provider: ReturnType<typeof providerOf> | undefined

/** The sandbox, asked once for each address. */
function providerOf() {
  const sandbox = createSandbox({ seed: 446, now: () => testNow * 1000, persona: 'admin' })
  const apiKey = sandbox.world.users.find(({ username }) => username === 'admin')?.api_key ?? null
  const sites = sandbox.world.sites.all().filter(({ company }) => company === COMPANY)
  const kept = new Map<string, { readonly status: number; readonly text: string }>()
  const fetchKept = async (input: RequestInfo | URL, init?: RequestInit) => {
    const url = new URL(String(input), 'http://sandbox.localhost').href
    const answer = kept.get(url) ?? (await answerOf(url, init))
    kept.set(url, answer)
    return new Response(answer.text, { status: answer.status, headers: { 'content-type': 'application/json' } })
  }
  const answerOf = async (url: string, init?: RequestInit) => {
    const { headers } = init ?? {}
    const response = (await sandbox.answer(new Request(url, headers ? { headers } : {}))) ?? Response.error()
    return { status: response.status, text: await response.text() }
  }
  return {
    sites: sites.map(({ url }) => url).sort(),
    api: makeApiContext({ company: () => COMPANY, apiKey: () => apiKey, fetch: fetchKept }),
  }
}

function wordsOfBoards() {
  const [title, frame, rare] = [catalogueWords.words('en'), frameWords.words('en'), rareWords.words('en')]
  if (!title || !frame || !rare) throw new Error('The words of boards have not loaded')
  return { title, frame, rare }
}

const shownIn = (title: string) => screen.queryByRole('article', { name: title })?.getAttribute('data-shows')

/** Lets time pass until the widget shows a state, and no longer than two seconds. */
async function until(title: string, state: string): Promise<void> {
  for (let waited = 0; waited < 40 && shownIn(title) !== state; waited += 1)
    await act(() => vi.advanceTimersByTimeAsync(50))
}

/** What a reader sees of a state. */
function expectShown(row: WidgetRow, state: RowState, title: string): void {
  const { frame, rare } = wordsOfBoards()
  const article = screen.getByRole('article', { name: title })
  expect(article.getAttribute('data-shows')).toBe(state)
  const { textContent } = article
  switch (state) {
    case 'firstLoad':
      expect(within(article).getByRole('status', { name: frame('loading.label', { title }) })).toBeDefined()
      return
    case 'refreshing':
      expect(within(article).getByRole('progressbar', { name: frame('refresh.label', { title }) })).toBeDefined()
      return
    case 'slow':
      expect(within(article).getByText(rare('slow.title'))).toBeDefined()
      expect(within(article).getByRole('button', { name: rare('slow.cancel') })).toBeDefined()
      return
    case 'empty':
      // It says why, not only that there is nothing.
      expect(textContent).not.toContain(rare('empty.nothing'))
      expect(within(article).getAllByRole('paragraph').at(-1)?.textContent?.length).toBeGreaterThan(10)
      return
    case 'notHired':
      expect(textContent).toContain(frame('notHired.title'))
      expect(within(article).getByRole('link').getAttribute('href')).toBe(`/services/${row.service}`)
      return
    case 'forbidden':
      expect(within(article).getByText(rare('forbidden.title'))).toBeDefined()
      return
    case 'failed':
      expect(within(article).getByText(frame('failed.title', { title }))).toBeDefined()
      return
    case 'partial':
      expect(textContent).toMatch(/Not loaded: .|No data for .+ of this range|could not be read/)
      return
    case 'stale':
      expect(textContent).toContain(frame('stale.text', { why: '' }))
      return
  }
}

async function play(row: WidgetRow, state: RowState, cell: PlayedCell): Promise<void> {
  provider ??= providerOf()
  const { api, sites } = provider
  const view = testView({ range: rangeOfRow(row), ...(cell.isCompared ? { compare: 'previous' } : {}) })
  const query = toBoardQuery(view, {
    company: COMPANY,
    now: testNow,
    zone: 'UTC',
    allSites: cell.hasSites ? sites : [],
    capability: { resultSize: 1000, oldestSeconds: 400 * 86_400 },
  })
  const words = wordsOfBoards()
  const title = words.title(row.title)
  const answering = apiOfCell(row, { state, cell, query, api })
  const sent: string[] = []
  const within = {
    ...answering,
    fetch: (input: RequestInfo | URL, init?: RequestInit) => {
      sent.push(String(input))
      return answering.fetch(input, init)
    },
  }
  await act(async () => {
    render(
      <TestPage within={within}>
        <Widget row={row} query={query} actions={{}} links={testLinks} isHired={cell.isHired} />
      </TestPage>,
    )
  })
  if (cell.isReadAgain) {
    await until(title, 'ready')
    await act(async () => window.dispatchEvent(new Event('online')))
  }
  await until(title, state)
  expectShown(row, state, title)
  if (state !== 'failed' && state !== 'stale') return
  sent.length = 0
  fireEvent.click(screen.getByRole('button', { name: words.frame('failed.retry') }))
  await act(() => vi.advanceTimersByTimeAsync(50))
  const [first] = requestsOf(row, query, all)
  expect(sent.some((url) => url.includes(first?.call.path.split('{')[0] ?? '/'))).toBe(true)
}

/** Plays every state of the rows of some boards, each as its row of the table brings it about. */
export function playRows(isMeant: (code: string) => boolean): void {
  beforeAll(async () => {
    await loadBoardWords()
    await Promise.all(Object.values(kinds).map(({ load }) => load()))
    await Promise.all([
      import('../charts/Plot.tsx'),
      import('../frame/StateMessages.tsx'),
      import('../frame/SlowParts.tsx'),
      import('../tiles/SiteHealthTile.tsx'),
      import('../tiles/LastSeen.tsx'),
    ])
  })
  // One clock for all: what React has begun with one clock it would not end with the next.
  beforeAll(() => vi.useFakeTimers({ now: testNow * 1000 }))
  beforeEach(() => vi.setSystemTime(testNow * 1000))
  afterEach(cleanup)
  afterAll(() => vi.useRealTimers())
  describe.each(catalogueRows.filter(({ code }) => isMeant(code)).map((row) => [row.code, row] as const))(
    '%s',
    (_, row) => {
      const cells = rowStates.flatMap((state) => {
        const cell = cellOf(row, state)
        return cell.kind === 'played' ? [[state, cell] as const] : []
      })
      it.each(cells)('shows %s', { timeout: A_YEAR_MS }, (state, cell) => play(row, state, cell))
    },
  )
}
