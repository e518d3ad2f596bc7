import { capability, type Legends, type RangeValue, type ViewState } from '@parapet/api'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useCallback, useState } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadBoardWords, TestPage, testNow, testView } from '../catalogue/testProvider.tsx'
import { RangeNotice } from './RangeNotice.tsx'
import { Toolbar } from './Toolbar.tsx'
import { type PageState, usePage } from './usePage.ts'
import type { RecentRanges, ViewControlInput } from './useViewControl.ts'

beforeAll(loadBoardWords)
beforeEach(() => vi.useFakeTimers({ now: testNow * 1000, shouldAdvanceTime: true, advanceTimeDelta: 20 }))
afterEach(() => vi.useRealTimers())

const defaults = testView()
const allSites = ['a.com', 'b.com', 'c.com']
const manySites = Array.from({ length: 11 }, (_, index) => `site-${index}.com`)
let view: ViewState
let changes: ViewState[] = []
let firstLegends: Legends
let page: PageState
let moments: number[]
let recents: RecentRanges | undefined
let crossPageLink: ViewControlInput['crossPageLink']
let shorten: ((query: URLSearchParams) => Promise<string>) | undefined
beforeEach(() => {
  changes = []
  shorten = undefined
  crossPageLink = undefined
  firstLegends = {}
  recents = undefined
})

interface PageProps {
  first: ViewState
  dedicated: boolean
  sites: readonly string[]
  isDedicatedShown: boolean
}

function Page({ first, dedicated, sites, isDedicatedShown }: PageProps) {
  const [state, setState] = useState(first)
  const change = useCallback((next: ViewState) => {
    changes.push(next)
    setState(next)
  }, [])
  const [limits] = useState(() =>
    capability('analytics.delivery', { dedicated, isDedicatedShown, retentionHours: 720, siteCount: sites.length }),
  )
  const [legends, changeLegends] = useState<Legends>(firstLegends)
  page = usePage({
    view: state,
    change,
    legends,
    changeLegends,
    ...(recents ? { recents } : {}),
    ...(crossPageLink ? { crossPageLink } : {}),
    company: 300,
    zone: 'UTC',
    allSites: sites,
    capability: limits,
  })
  view = state
  moments.push(page.moment.now)
  return (
    <>
      <Toolbar
        control={page.control}
        defaults={defaults}
        moment={page.moment}
        zone="UTC"
        capability={limits}
        allSites={sites}
        hireHref="/hire"
        linkOf={(query) => `https://x.test/?${query}`}
        {...(shorten ? { shorten } : {})}
      />
      <RangeNotice view={state} capability={limits} now={page.moment.now} zone="UTC" />
      <button type="button" onClick={() => page.control.actions.onZoom?.({ from: testNow - 600, to: testNow - 300 })}>
        brush
      </button>
      <button type="button" onClick={() => page.control.actions.onZoomReset?.()}>
        reset
      </button>
      <output>{`${page.query.span.from} ${page.query.span.to}`}</output>
    </>
  )
}

const show = (
  first: Partial<ViewState> = {},
  dedicated = true,
  sites: readonly string[] = allSites,
  isDedicatedShown = true,
) => {
  moments = []
  render(
    <TestPage>
      <Page first={testView(first)} dedicated={dedicated} sites={sites} isDedicatedShown={isDedicatedShown} />
    </TestPage>,
  )
  return userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
}

describe('chords', () => {
  it('set range and comparison', async () => {
    const user = show()
    await user.keyboard('d7')
    expect(view.range).toEqual({ rel: '7d' })
    await user.keyboard('dc')
    expect(view.compare).toBe('previous')
    await user.keyboard('dc')
    expect(view.compare).toBe('off')
  })

  it('compare a day or less with last week, if data exists', async () => {
    const user = show({ range: { rel: '24h' } })
    await user.keyboard('dc')
    expect(view.compare).toBe('week')
  })

  it('compare with the previous period outside the retention of last week, and show why if neither exists', async () => {
    const user = show({}, false)
    await user.keyboard('dc')
    expect(view.compare).toBe('previous')
    await user.keyboard('dc')
    act(() => page.control.set({ range: { from: testNow - 24 * 3600, to: testNow - 21 * 3600 } }))
    await user.keyboard('dc')
    expect(view.compare).toBe('off')
    expect(await screen.findByText(/No data before/)).toBeDefined()
  })

  it('show why the contract refuses', async () => {
    const user = show({}, false)
    await user.keyboard('d7')
    expect(await screen.findByText(/Last 7 days is not available. Needs dedicated analytics/)).toBeDefined()
    expect(view.range).toEqual(defaults.range)
  })
})

describe('the range of a company with more than ten sites', () => {
  const hint = 'With more than ten sites, the default range is 15 minutes'
  const pill = () => screen.getByRole('button', { name: /Last/ })

  it('shows why it is short', () => {
    show({}, false, manySites)
    expect(pill().getAttribute('aria-describedby')).toBe(screen.getByText(hint).id)
  })

  it.each([
    ['dedicated analytics, which begins with a day', true, manySites],
    ['few sites', false, allSites],
  ])('shows no hint with %s', (_, dedicated, sites) => {
    show({}, dedicated, sites)
    expect(screen.queryByText(hint)).toBeNull()
  })
})

const nothing = { include: {}, exclude: {} }
const filters = () => ({ include: view.include, exclude: view.exclude, off: view.off })

describe('Toolbar', () => {
  it('adds a filter, inverts it, disables and enables it, and removes it', async () => {
    const user = show()
    await user.click(screen.getByRole('button', { name: 'Filter' }))
    await user.type(await screen.findByRole('combobox', { name: 'Value' }), 'es')
    await user.click(screen.getByRole('button', { name: 'Apply' }))
    expect(view.include).toEqual({ countrycode: ['ES'] })
    const bar = await screen.findByRole('group', { name: 'Filters' })
    const chip = () => within(bar).getByRole('button', { name: /^Country(:| is not) Spain$/ })
    await user.keyboard('{Alt>}')
    await user.click(chip())
    await user.keyboard('{/Alt}')
    expect(filters()).toEqual({ include: {}, exclude: { countrycode: ['ES'] }, off: nothing })
    expect(chip().textContent).toContain('not')
    await user.keyboard('{Shift>}')
    await user.click(chip())
    await user.keyboard('{/Shift}')
    expect(filters()).toEqual({ ...nothing, off: { include: {}, exclude: { countrycode: ['ES'] } } })
    await user.keyboard('{Shift>}')
    await user.click(chip())
    await user.keyboard('{/Shift}')
    expect(filters()).toEqual({ include: {}, exclude: { countrycode: ['ES'] }, off: nothing })
    await user.click(screen.getByRole('button', { name: /remove.*Country is not Spain/i }))
    expect(filters()).toEqual({ ...nothing, off: nothing })
  })

  it('accepts several values of a field without commas, and rejects text that cannot match', async () => {
    const user = show({ include: { response: ['404'] } })
    await user.click(await screen.findByRole('button', { name: 'Status code: 404' }))
    const value = await screen.findByRole('combobox', { name: 'Value' })
    await user.clear(value)
    await user.type(value, '9xx{Enter}')
    expect(view.include).toEqual({ response: ['404'] })
    expect((value as HTMLInputElement).ariaInvalid ?? value.getAttribute('aria-invalid')).toBe('true')
    await user.clear(value)
    await user.type(value, '500, 502,503{Enter}')
    expect(view.include).toEqual({ response: ['500', '502', '503'] })
    expect(changes).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: 'Filter' }))
    await user.type(await screen.findByRole('combobox', { name: 'Value' }), 'Narnia{Enter}')
    expect(view.include).not.toHaveProperty('countrycode')
  })

  it('keeps commas in fields that may contain them', async () => {
    const user = show({ include: { request: ['/a'] } })
    await user.click(await screen.findByRole('button', { name: 'Path: /a' }))
    const value = await screen.findByRole('combobox', { name: 'Value' })
    await user.clear(value)
    await user.type(value, '/map/1,2,3{Enter}')
    expect(view.include).toEqual({ request: ['/map/1,2,3'] })
  })

  it('edits a filter by a click on its chip', async () => {
    const user = show({ include: { response: ['404'] } })
    await user.click(await screen.findByRole('button', { name: 'Status code: 404' }))
    const value = await screen.findByRole('combobox', { name: 'Value' })
    expect((value as HTMLInputElement).value).toBe('404')
    await user.clear(value)
    await user.type(value, '500')
    await user.click(screen.getByRole('button', { name: 'Apply' }))
    expect(view.include).toEqual({ response: ['500'] })
  })

  it('offers in the panel of a chip what Alt and Shift do', async () => {
    const user = show({ include: { response: ['404'] } })
    const press = async (chip: RegExp, name: string) => {
      await user.click(await screen.findByRole('button', { name: chip }))
      await user.click(await screen.findByRole('button', { name }))
    }
    await press(/^Status code: 404/, 'Exclude')
    expect(filters()).toEqual({ include: {}, exclude: { response: ['404'] }, off: nothing })
    await press(/^Status code is not 404/, 'Disable')
    expect(filters()).toEqual({ ...nothing, off: { include: {}, exclude: { response: ['404'] } } })
    await press(/^Status code is not 404/, 'Enable')
    expect(filters()).toEqual({ include: {}, exclude: { response: ['404'] }, off: nothing })
    await press(/^Status code is not 404/, 'Remove')
    expect(filters()).toEqual({ ...nothing, off: nothing })
  })

  it('clears all filters and undoes it', async () => {
    const off = { include: { agent: ['curl'] }, exclude: {} }
    const lists = { include: { response: ['404'] }, exclude: { countrycode: ['ES'] }, off }
    const user = show(lists)
    await user.click(await screen.findByRole('button', { name: 'Clear all' }))
    expect(filters()).toEqual({ ...nothing, off: nothing })
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(filters()).toEqual(lists)
  })

  it('filters the page by a site on selection, and links elsewhere with that filter', () => {
    crossPageLink = vi.fn((there: ViewState) => ({ label: 'There', href: `/there?${there.sites}` }))
    show({ sites: ['a.com', 'b.com'], include: { response: ['404'] } })
    const { actions } = page.control
    expect(actions.crossPageLink?.()).toEqual({ label: 'There', href: '/there?a.com,b.com' })
    expect(actions.pick?.crossPageLink?.('vhost', 'c.com')).toEqual({ label: 'There', href: '/there?c.com' })
    actions.pick?.crossPageLink?.('response', '500')
    expect(vi.mocked(crossPageLink).mock.lastCall?.[0]).toMatchObject({
      sites: ['a.com', 'b.com'],
      include: { response: ['404', '500'] },
    })
    expect(view.sites).toEqual(['a.com', 'b.com'])
    act(() => actions.pick?.include('vhost', 'c.com'))
    expect(view).toMatchObject({ sites: ['c.com'], include: { response: ['404'] } })
  })

  it('notifies subscribers when a link to another page becomes available', async () => {
    const user = show({})
    const told = vi.fn()
    const stop = page.control.actions.pick?.onCrossPageLinks?.(told)
    crossPageLink = () => ({ label: 'There', href: '/there' })
    await user.click(screen.getByRole('button', { name: /Refresh/ }))
    await waitFor(() => expect(told).toHaveBeenCalledOnce())
    stop?.()
  })

  it('zooms the page by a brush and back', async () => {
    const user = show()
    await user.click(screen.getByRole('button', { name: 'brush' }))
    expect(view.range).toEqual({ from: testNow - 600, to: testNow - 300 })
    act(() => page.control.actions.onZoom?.({ from: testNow - 540, to: testNow - 480 }))
    await user.click(screen.getByRole('button', { name: 'reset' }))
    expect(view.range).toEqual({ rel: '1h' })
  })

  it('zooms up to now when the brush includes the running bucket, without a notice', () => {
    show()
    act(() => page.control.actions.onZoom?.({ from: testNow - 600, to: testNow + 7200 }))
    expect(view.range).toEqual({ from: testNow - 600, to: Math.ceil(testNow / 60) * 60 })
    expect(screen.queryByText(/in this link/)).toBeNull()
  })

  it('offers dedicated analytics for a link longer than the contract allows, and shows the allowed part (§5)', async () => {
    const user = show({ range: { rel: '24h' } }, false)
    const dialog = await screen.findByRole('dialog', { name: 'Hire dedicated analytics' })
    expect(within(dialog).getByRole('link', { name: 'View the service' }).getAttribute('href')).toBe('/hire')
    const [from, to] = (screen.getByText(/^\d+ \d+$/).textContent ?? '').split(' ').map(Number)
    expect(Number(to) - Number(from)).toBe(4 * 3600)
    await user.click(within(dialog).getByRole('button', { name: 'Not now' }))
    expect(screen.getByText(/The range in this link is longer than 4 hours/)).toBeTruthy()
  })

  it.each([
    ['range.tooLong', { range: { rel: '24h' } }, 'Last 4 hours'],
    ['order', { range: { from: testNow - 60, to: testNow - 120 } }, 'Last hour'],
    ['future', { range: { from: testNow + 3600, to: testNow + 7200 } }, 'Last hour'],
    ['tooOld', { range: { from: testNow - 90_000, to: testNow - 88_000 } }, 'Last hour'],
    ['endCut', { range: { from: testNow - 3600, to: testNow + 3600 } }, '15/06/2026 09:30 – 10:30'],
  ] as const)('shows the applied range instead of an impossible one, with a notice: %s', (_, first, pill) => {
    show(first, false)
    expect(screen.getByRole('button', { name: new RegExp(pill), hidden: true })).toBeDefined()
    expect(screen.getAllByRole('status', { hidden: true }).some((one) => /in this link/.test(one.textContent))).toBe(
      true,
    )
  })

  it('never names dedicated analytics to dealers, who cannot hire it (§6)', async () => {
    const user = show({ range: { rel: '24h' } }, false, allSites, false)
    await user.click(screen.getByRole('button', { name: /Last 4 hours/ }))
    expect(await screen.findByRole('button', { name: 'Last 2 hours' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Last 24 hours/ })).toBeNull()
    expect(screen.queryByRole('dialog', { name: 'Hire dedicated analytics' })).toBeNull()
    expect(document.body.textContent).not.toMatch(/dedicated/i)
    expect(screen.getByText(/The range in this link is longer than 4 hours/)).toBeTruthy()
  })

  it('shifts by whole minutes, at any second', async () => {
    vi.setSystemTime((testNow + 17) * 1000)
    const user = show()
    await user.click(screen.getByRole('button', { name: 'Earlier' }))
    expect(view.range).toEqual({ from: testNow - 7200, to: testNow - 3600 })
  })

  it('shows that the comparison in the link does not apply', () => {
    show({ compare: 'week' }, false)
    expect(screen.getByText(/No comparison: no data before/)).toBeDefined()
    expect(page.query.before).toBeNull()
  })

  it('shows that a period that has not ended cannot be compared', () => {
    show({ compare: 'custom', against: testNow - 60 })
    expect(screen.getByText('No comparison: the period would end in the future.')).toBeDefined()
    expect(page.query.before).toBeNull()
  })

  it('selects the comparison, by date or by weekday', async () => {
    const user = show({ range: { rel: '7d' } })
    const button = () => screen.getByRole('button', { name: /^Compare/ })
    const openMenu = async () => {
      if (!screen.queryByRole('menu')) await user.click(button())
    }
    const choose = async (name: RegExp) => {
      await openMenu()
      await user.click(await screen.findByRole('menuitemradio', { name }))
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
      expect(document.activeElement).toBe(button())
    }
    await choose(/Previous period/)
    expect(page.query.before).toEqual({ from: testNow - 14 * 86_400, to: testNow - 7 * 86_400 })
    act(() => page.control.set({ range: { from: testNow - 3 * 86_400, to: testNow } }))
    expect(page.query.before?.from).toBe(testNow - 6 * 86_400)
    await openMenu()
    const isMatched = () => screen.findByRole('menuitemcheckbox', { name: /Match weekdays/ })
    await user.click(await isMatched())
    expect((await isMatched()).getAttribute('aria-checked')).toBe('true')
    expect(view).toMatchObject({ compare: 'previous', match: 'weekday' })
    expect(page.query.before?.from).toBe(testNow - 10 * 86_400)
    await choose(/Same time last week/)
    expect(view.match).toBeUndefined()
    await openMenu()
    expect((await isMatched()).getAttribute('aria-disabled')).toBe('true')
  })

  it('compares with a custom period within the retention and in the past', async () => {
    const user = show()
    await user.click(screen.getByRole('button', { name: /^Compare/ }))
    await user.click(await screen.findByRole('menuitemradio', { name: /Custom period/ }))
    const begin = await screen.findByRole('textbox', { name: 'Start date' })
    const tryOut = async (text: string) => {
      await user.clear(begin)
      if (text) await user.type(begin, text)
      await user.click(screen.getByRole('button', { name: 'Apply' }))
    }
    for (const [text, problem] of [
      ['', 'Enter a date and time.'],
      ['31/02/2026', 'Use the format'],
      ['15/06/2026 10:00', 'The period would end in the future.'],
      ['01/01/2026', 'No data before'],
    ] as const) {
      await tryOut(text)
      expect(screen.getByText(new RegExp(problem))).toBeDefined()
      expect(view.compare).toBe('off')
    }
    await tryOut('14/06/2026 08:00')
    expect(view).toMatchObject({ compare: 'custom', against: testNow - 26.5 * 3600 })
    expect(page.query.before).toEqual({ from: testNow - 26.5 * 3600, to: testNow - 25.5 * 3600 })
  })

  it('stores recent ranges when enabled, and offers stored ones', async () => {
    const kept: RangeValue[] = [{ rel: '4h' }]
    recents = { list: () => kept, visit: (range) => void kept.unshift(range) }
    const user = show()
    await user.keyboard('d1')
    expect(kept).toEqual([{ rel: '1h' }, { rel: '4h' }])
    expect(page.control.history).toEqual([{ rel: '1h' }, { rel: '4h' }])
  })

  it('auto-refreshes except while the page is hidden, and refreshes at once on request', async () => {
    const user = show({ refreshMs: 60_000 })
    const first = moments.at(-1) ?? 0
    await act(() => vi.advanceTimersByTimeAsync(70_000))
    expect(moments.at(-1)).toBeGreaterThan(first)
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(screen.getByText('paused')).toBeTruthy()
    const before = moments.at(-1)
    await act(() => vi.advanceTimersByTimeAsync(200_000))
    expect(moments.at(-1)).toBe(before)
    visibility.mockRestore()
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    await waitFor(() => expect(moments.at(-1)).toBeGreaterThan(before ?? 0))
    await act(() => vi.advanceTimersByTimeAsync(5_000))
    const last = moments.at(-1) ?? 0
    await user.click(screen.getByRole('button', { name: 'Refresh now' }))
    expect(moments.at(-1)).toBeGreaterThan(last)
  })

  it('copies a link to the same moment or to the same relative view', async () => {
    const user = show({ include: { response: ['404'] } })
    const copy = async (name: string) => {
      await user.click(screen.getByRole('button', { name: 'Copy link' }))
      await user.click(await screen.findByRole('menuitem', { name }))
      return navigator.clipboard.readText()
    }
    expect(await copy('Same moment')).toMatch(/from=\d+&to=\d+&is.response=404$/)
    expect(await copy('Same view, live')).toBe('https://x.test/?is.response=404')
  })

  it('stores a view too long for a link, and copies its short link', async () => {
    shorten = vi.fn(async () => 'https://x.test/?shared=1-7')
    const agents = Array.from({ length: 60 }, (_, index) => `Mozilla/5.0 (X11; Linux x86_64) number ${index}`)
    const user = show({ include: { agent: agents } })
    const copy = async () => {
      await user.click(screen.getByRole('button', { name: 'Copy link' }))
      await user.click(await screen.findByRole('menuitem', { name: 'Same view, live' }))
    }
    await copy()
    expect(await navigator.clipboard.readText()).toBe('https://x.test/?shared=1-7')
    expect(vi.mocked(shorten).mock.lastCall?.[0].getAll('is.agent')).toEqual(agents)

    vi.mocked(shorten).mockRejectedValueOnce(new Error('the provider is down'))
    await copy()
    expect(await screen.findByText(/The link could not be shortened/)).toBeDefined()
    const whole = await navigator.clipboard.readText()
    expect(new URL(whole).searchParams.getAll('is.agent')).toEqual(agents)

    act(() => page.control.set({ include: {} }))
    await copy()
    expect(await navigator.clipboard.readText()).toBe('https://x.test/?')
    expect(shorten).toHaveBeenCalledTimes(2)
  })

  it('includes hidden legend entries in a link, without new requests', async () => {
    firstLegends = { rate: { only: ['a.com'] } }
    const user = show()
    const { query, control } = page
    act(() => control.actions.legends?.of('bandwidth').set({ hide: ['b.com'] }))
    expect(page.control.legends).toEqual({ rate: { only: ['a.com'] }, bandwidth: { hide: ['b.com'] } })
    expect(page.query).toBe(query)
    await user.click(screen.getByRole('button', { name: 'Copy link' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Same view, live' }))
    expect(await navigator.clipboard.readText()).toBe('https://x.test/?hide.bandwidth=b.com&only.rate=a.com')
    act(() => control.resetLegends())
    expect(page.control.legends).toEqual({})
    expect(control.actions.legends?.of('rate').get()).toBeUndefined()
  })
})
