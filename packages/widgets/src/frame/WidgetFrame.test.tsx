import type { Failure } from '@parapet/api'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { loadBoardWords, TestPage, testNow } from '../catalogue/testProvider.tsx'
import { useExports } from '../charts/exports.tsx'
import type { FrameState } from './frameState.ts'
import { WidgetFrame, type WidgetFrameProps } from './WidgetFrame.tsx'

beforeAll(loadBoardWords)
afterEach(() => vi.useRealTimers())

const http: Failure = { kind: 'http', status: 502, message: 'Bad gateway', fields: {}, requestId: 'r-77', raw: null }

function Kind() {
  useExports({
    twin: () => ({ caption: 'As a table', columns: [{ label: 'Time' }], rows: [['noon']] }),
    picture: () => Promise.reject(new Error('no canvas here')),
  })
  return <p>the picture</p>
}

const show = (state: FrameState, over: Partial<WidgetFrameProps> = {}) =>
  render(
    <TestPage>
      <WidgetFrame code="a.b" title="Requests" state={state} {...over}>
        {over.children ?? <Kind />}
      </WidgetFrame>
    </TestPage>,
  )

describe('WidgetFrame', () => {
  it('is a labelled region with its chart, and shows a text when loading is slow', () => {
    vi.useFakeTimers()
    show({ kind: 'loading' })
    expect(screen.getByRole('article', { name: 'Requests' })).toBeTruthy()
    expect(screen.queryByText('Still loading…')).toBeNull()
    act(() => vi.advanceTimersByTime(2000))
    expect(within(screen.getByRole('status', { name: 'Loading Requests' })).getByText('Still loading…')).toBeTruthy()
    expect(screen.queryByText('the picture')).toBeNull()
  })

  it('keeps the chart while refreshing, and shows its age', () => {
    vi.useFakeTimers({ now: testNow * 1000 })
    show({ kind: 'refreshing', updatedAt: (testNow - 12) * 1000 })
    expect(screen.getByText('the picture')).toBeTruthy()
    expect(screen.getByRole('progressbar', { name: 'Refreshing Requests' })).toBeTruthy()
    expect(screen.getByText('updated 12 s ago')).toBeTruthy()
  })

  it('shows the age of figures after two missed refreshes, and not before', () => {
    vi.useFakeTimers({ now: testNow * 1000 })
    show({ kind: 'ready', updatedAt: (testNow - 100) * 1000 }, { lateAfterMs: 120_000 })
    expect(screen.queryByText(/updated/)).toBeNull()
    act(() => vi.advanceTimersByTime(30_000))
    expect(screen.getByText('updated 2 min ago').className).toContain('warning')
  })

  it('offers links to its figures elsewhere, computed when its menu opens, and events where supported', async () => {
    const onEvents = vi.fn()
    function WithEvents() {
      useExports({ twin: () => ({ caption: '', columns: [], rows: [] }), onEvents })
      return <p>the picture</p>
    }
    let way: { label: string; href: string } | null = null
    show({ kind: 'ready', updatedAt: 0 }, { crossPageLink: () => way, onRefresh: vi.fn(), children: <WithEvents /> })
    const button = screen.getByRole('button', { name: 'Options for Requests' })
    expect(button.dataset.why).toBeUndefined()
    way = { label: 'Open in Analytics', href: '/analytics?range=1h' }
    await userEvent.click(button)
    const link = await screen.findByRole('menuitem', { name: 'Open in Analytics' })
    expect([link.getAttribute('href'), link.dataset.why]).toEqual(['/analytics?range=1h', 'Requests'])
    expect(button.dataset.why).toBe('Requests')
    await userEvent.click(screen.getByRole('menuitem', { name: 'List of events' }))
    expect(onEvents).toHaveBeenCalledOnce()
  })

  it('counts the attempts of a slow query, with buttons to cancel it or move it to the background', async () => {
    vi.useFakeTimers({ now: testNow * 1000, toFake: ['Date'] })
    const slow = {
      sinceMs: (testNow - 34) * 1000,
      attempt: 3,
      attempts: 10,
      isInBackground: false,
      cancel: vi.fn(),
      background: vi.fn(),
    }
    show({ kind: 'slow', slow })
    expect(await screen.findByText('Waiting for 34 seconds · Attempt 3 of 10')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await userEvent.click(screen.getByRole('button', { name: 'Run in background' }))
    expect(slow.cancel).toHaveBeenCalledOnce()
    expect(slow.background).toHaveBeenCalledOnce()
  })

  it('removes one filter with one click', async () => {
    const onRelax = vi.fn()
    show({ kind: 'empty', reason: { kind: 'filtered', filters: [{ label: 'Country: ES', onRelax }] } })
    await userEvent.click(await screen.findByRole('button', { name: 'Remove “Country: ES”' }))
    expect(onRelax).toHaveBeenCalledOnce()
  })

  it('shows a failure, retries, and copies the details for support', async () => {
    const onRetry = vi.fn()
    const user = userEvent.setup()
    show({ kind: 'failed', failure: http, onRetry })
    expect(screen.getByText('Requests could not be loaded')).toBeTruthy()
    expect(screen.getByText('Bad gateway')).toBeTruthy()
    expect(screen.getByText('HTTP 502 · r-77')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(onRetry).toHaveBeenCalledOnce()
    await user.click(screen.getByRole('button', { name: 'Copy details' }))
    expect(await navigator.clipboard.readText()).toContain('request: r-77')
    expect(screen.getByRole('button', { name: 'Copied to clipboard' })).toBeTruthy()
  })

  it('shows that copying failed without a clipboard (insecure context)', async () => {
    const user = userEvent.setup()
    const without = vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never)
    show({ kind: 'failed', failure: http, onRetry: vi.fn() })
    await user.click(screen.getByRole('button', { name: 'Copy details' }))
    expect(await screen.findByRole('button', { name: 'Error trying to copy to clipboard' })).toBeTruthy()
    without.mockRestore()
  })

  it('keeps the last good chart when a refresh fails, marked with its age and the reason', () => {
    vi.useFakeTimers({ now: testNow * 1000 })
    show({ kind: 'stale', updatedAt: (testNow - 180) * 1000, failure: http, onRetry: () => undefined })
    expect(screen.getByText('the picture')).toBeTruthy()
    expect(screen.getByText('Updated 3 min ago')).toBeTruthy()
    expect(screen.getByText(/The last refresh failed: Bad gateway/)).toBeTruthy()
  })

  it('lists the filters that figures ignore', () => {
    show({
      kind: 'ready',
      remarks: [
        { kind: 'partial', failed: ['the comparison period'] },
        { kind: 'top', shown: 10, total: 4312 },
        { kind: 'unfiltered', filters: ['Method'] },
      ],
    })
    expect(screen.getByText('Not loaded: the comparison period')).toBeTruthy()
    expect(screen.getByText('Top 10 of 4,312')).toBeTruthy()
    expect(screen.getByText('Not filtered by Method')).toBeTruthy()
  })

  it('catches a chart that fails to render', async () => {
    const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    let isBroken = true
    const Fragile = () => {
      if (isBroken) throw new Error('cannot be drawn')
      return <p>drawn after all</p>
    }
    show({ kind: 'ready' }, { children: <Fragile /> })
    expect(screen.getByText('This widget could not be displayed.')).toBeTruthy()
    isBroken = false
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(screen.getByText('drawn after all')).toBeTruthy()
    quiet.mockRestore()
  })

  it('offers in its menu what board and kind allow', async () => {
    const onHide = vi.fn()
    const onSize = vi.fn()
    const onMove = vi.fn()
    show(
      { kind: 'ready' },
      { about: 'What it means', subtitle: 'by site, req/s', layout: { size: 1, onSize, onHide, onMove, isLast: true } },
    )
    const user = userEvent.setup()
    const choose = async (name: string) => {
      await user.click(screen.getByRole('button', { name: 'Options for Requests' }))
      await user.click(await screen.findByRole('menuitem', { name }))
    }
    await choose('Full width')
    expect(onSize).toHaveBeenCalledWith(2)
    await choose('Move up')
    expect(onMove).toHaveBeenCalledWith(-1)
    await user.click(screen.getByRole('button', { name: 'Options for Requests' }))
    expect(screen.queryByRole('menuitem', { name: 'Move down' })).toBeNull()
    expect(screen.getByRole('menuitem', { name: 'PNG' })).toBeTruthy()
    await user.click(screen.getByRole('menuitem', { name: 'Hide' }))
    expect(onHide).toHaveBeenCalledOnce()
    await choose('About this figure')
    expect((await screen.findByRole('dialog', { name: 'About this figure' })).textContent).toContain('by site, req/s')
    await user.keyboard('{Escape}')
    await choose('Show as table')
    expect(await screen.findByRole('table')).toBeTruthy()
    expect(screen.getByText('the picture').closest('[hidden]')).toBeTruthy()
  })

  it('I explains its figures from anywhere within, but not while something is typed', async () => {
    const user = userEvent.setup()
    show({ kind: 'ready' }, { about: 'What it means', children: <input aria-label="Search" /> })
    await user.click(screen.getByRole('textbox', { name: 'Search' }))
    await user.keyboard('i')
    expect(screen.queryByRole('dialog')).toBeNull()
    act(() => screen.getByRole('heading', { name: 'Requests' }).focus())
    await user.keyboard('i')
    expect((await screen.findByRole('dialog', { name: 'About this figure' })).textContent).toContain('What it means')
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Requests' })))
  })

  it('I is the browser’s where nothing is explained', async () => {
    show({ kind: 'ready' })
    act(() => screen.getByRole('heading', { name: 'Requests' }).focus())
    await userEvent.keyboard('i')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('T toggles between chart and table with the focus; other letters do nothing', async () => {
    const user = userEvent.setup()
    const Chart = () => (
      <>
        <Kind />
        <div role="application" aria-label="chart" tabIndex={-1} />
      </>
    )
    show({ kind: 'ready' }, { children: <Chart /> })
    screen.getByRole('button', { name: 'Options for Requests' }).focus()
    await user.keyboard('t')
    expect(screen.queryByRole('table')).toBeNull()
    screen.getByRole('application').focus()
    await user.keyboard('t')
    expect(await screen.findByRole('table', { name: 'As a table' })).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'As a table' }))
    await user.keyboard('t')
    expect(screen.queryByRole('table')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('application'))
  })

  it('shows the preview of a service, inert, with a link to it', () => {
    show({ kind: 'notHired', offer: { action: { label: 'Activate Service', href: '/services' } } })
    expect(screen.getByRole('link', { name: 'Activate Service' }).getAttribute('href')).toBe('/services')
    expect(screen.getByText('Sample data')).toBeTruthy()
    expect(screen.getByText('the picture').closest('[inert]')).toBeTruthy()
  })

  it('labels the sample of a small widget too', () => {
    show({ kind: 'notHired', offer: { action: { label: 'Activate Service', href: '/services' } } }, { isSmall: true })
    expect(screen.getByText('Example')).toBeTruthy()
  })
})
