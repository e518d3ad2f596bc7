import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { statsBoards } from '../catalogue/stats.ts'
import { loadBoardWords, TestPage, testLinks, testNow, testView } from '../catalogue/testProvider.tsx'
import { Widget } from '../tiles/Widget.tsx'
import { toBoardQuery } from './boardQuery.ts'
import { kinds } from './kinds.ts'
import type { BoardActions } from './row.ts'

beforeAll(loadBoardWords)
beforeEach(() => vi.useFakeTimers({ now: testNow * 1000, shouldAdvanceTime: true, advanceTimeDelta: 20 }))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const row = statsBoards.delivery.rows.find(({ code }) => code === 'stats.delivery.requestsBySite')
const query = toBoardQuery(testView(), { company: 300, now: testNow, zone: 'UTC', allSites: ['a.com', 'b.com'] })

function show(): ReturnType<typeof render> {
  if (!row || 'component' in row) throw new Error('the row asks one call')
  return render(
    <TestPage>
      <Widget row={row} query={query} actions={{}} links={testLinks} isHired />
    </TestPage>,
  )
}
const pictured = () => document.body.textContent?.includes('a.com')

it.each([true, false])(
  'shows an error when the code of a chart fails to load, and a retry reloads the page if online (%s)',
  async (isOnline) => {
    if (!row || 'component' in row) throw new Error('the row asks one call')
    const { get, load } = kinds[row.kind]
    let isThere = false
    vi.spyOn(kinds[row.kind], 'get').mockImplementation(() => (isThere ? get() : undefined) as never)
    vi.spyOn(kinds[row.kind], 'load').mockImplementation((() =>
      isThere ? load() : Promise.reject(new TypeError('Failed to fetch'))) as never)
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    show()
    const retry = await screen.findByRole('button', { name: /try again|retry/i })
    expect(pictured()).toBe(false)
    isThere = true
    await load()
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
    await userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).click(retry)
    await waitFor(() => expect([pictured(), reload.mock.calls.length]).toEqual(isOnline ? [false, 1] : [true, 0]))
  },
)

it('reports once why a response cannot be rendered as a chart', async () => {
  if (!row || 'component' in row) throw new Error('the row asks one call')
  const cause = new Error('a part without a name')
  const report = vi.fn()
  vi.stubGlobal('reportError', report)
  const broken = {
    ...row,
    toView: () => {
      throw cause
    },
  }
  const tile = (actions: BoardActions) => (
    <StrictMode>
      <TestPage>
        <Widget row={broken} query={query} actions={actions} links={testLinks} isHired />
      </TestPage>
    </StrictMode>
  )
  const { rerender } = render(tile({}))
  expect(await screen.findByText('This widget could not be displayed.')).toBeDefined()
  rerender(tile({}))
  expect(report.mock.calls).toEqual([[cause]])
})

it('renders a chart with its response once its code has loaded, under one skeleton', async () => {
  if (!row || 'component' in row) throw new Error('the row asks one call')
  await kinds[row.kind].load()
  const skeletons = new Set<Element>()
  const watch = new MutationObserver(() => {
    for (const one of document.querySelectorAll('[data-drawing]')) skeletons.add(one)
  })
  watch.observe(document.body, { childList: true, subtree: true })
  show()
  await waitFor(() => expect(pictured()).toBe(true))
  watch.disconnect()
  expect(skeletons.size).toBe(1)
})
