import { ApiProvider, makeApiContext, makeUser, type User } from '@parapet/api'
import { printPage } from '@parapet/base'
import { defaultTheme, useLocale } from '@parapet/ui'
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PreferencesProvider, type PreferencesValue, usePreferences } from './PreferencesProvider.tsx'

const answer = { id: 12, preferences: '{}', version: '4.4.6', timezone: 'default' }
const fetchMock = vi.fn<typeof fetch>(async () => Response.json(answer))

let prefs: PreferencesValue
function Probe() {
  prefs = usePreferences()
  const { locale, zone, byteLabels } = useLocale()
  return (
    <p data-bytes={byteLabels}>
      {locale} {zone}
    </p>
  )
}
function Page({ user, isActing }: { user: User | null; isActing?: boolean }) {
  return (
    <PreferencesProvider seed={defaultTheme} user={user} isActing={isActing}>
      <Probe />
    </PreferencesProvider>
  )
}
const api = makeApiContext({ fetch: fetchMock, token: () => 'token' })
const inApi = (user: User | null, isActing = false) => (
  <ApiProvider value={api}>
    <Page user={user} isActing={isActing} />
  </ApiProvider>
)

beforeEach(() => {
  localStorage.clear()
  fetchMock.mockClear()
  vi.useFakeTimers()
})
afterEach(() => void vi.useRealTimers())

const writes = () =>
  fetchMock.mock.calls.map(([url, init]) => `${init?.method} ${url}`).filter((call) => !call.startsWith('GET'))
const arranged = (over: object = {}, timezone = 'Asia/Tokyo') =>
  makeUser({
    user_preferences: {
      id: 12,
      version: '4.4.6',
      timezone,
      preferences: JSON.stringify({ mode: 'dark', locale: 'es', ...over }),
    },
  })

describe('preferences on the page', () => {
  it("apply the user's language, zone, mode and density to all children", () => {
    render(inApi(arranged({ density: 'compact' })))
    expect(screen.getByText('es Asia/Tokyo')).toBeTruthy()
    const { dataset, lang } = document.documentElement
    expect([lang, dataset.mode, dataset.density]).toEqual(['es', 'dark', 'compact'])
  })

  it.each([
    ['iec', {}],
    ['jedec', { byteLabels: 'jedec' }],
  ])('format sizes as the user chose: %s', (labels, over) => {
    render(inApi(arranged(over)))
    expect(screen.getByText('es Asia/Tokyo').dataset.bytes).toBe(labels)
  })

  it('switch to light for print and back afterwards', () => {
    const listeners = new Set<() => void>()
    let isPrinting = false
    vi.stubGlobal('matchMedia', (query: string) => ({
      get matches() {
        return query === 'print' && isPrinting
      },
      addEventListener: (_: string, heard: () => void) => query === 'print' && listeners.add(heard),
      removeEventListener: (_: string, heard: () => void) => listeners.delete(heard),
    }))
    const print = (is: boolean) =>
      act(() => {
        isPrinting = is
        for (const heard of listeners) heard()
      })
    render(inApi(arranged()))
    print(true)
    expect(document.documentElement.dataset.mode).toBe('light')
    expect(prefs.mode).toBe('dark')
    print(false)
    expect(document.documentElement.dataset.mode).toBe('dark')
    vi.unstubAllGlobals()
  })

  it('are light already when the browser is asked to print, which Firefox needs, and dark again after it', async () => {
    const print = vi.fn(() => expect(document.documentElement.dataset.mode).toBe('light'))
    vi.stubGlobal('print', print)
    render(inApi(arranged()))
    expect(document.documentElement.dataset.mode).toBe('dark')
    let printing: Promise<void> | undefined
    act(() => {
      printing = printPage(async () => undefined)
    })
    await printing
    expect(print).toHaveBeenCalledOnce()
    act(() => void dispatchEvent(new Event('afterprint')))
    expect(document.documentElement.dataset.mode).toBe('dark')
    vi.unstubAllGlobals()
  })

  it.each([
    ['light', false],
    ['dark', true],
  ])('use %s with forced colours when the system is, whatever mode was chosen', (mode, prefersDark) => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query === '(forced-colors: active)' || (query === '(prefers-color-scheme: dark)' && prefersDark),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }))
    render(inApi(arranged({ mode: prefersDark ? 'light' : 'dark' })))
    expect(document.documentElement.dataset.mode).toBe(mode)
    expect(prefs.mode).not.toBe(mode)
    vi.unstubAllGlobals()
  })

  it('store the settings of the login page in this browser', () => {
    render(inApi(arranged()))
    expect([localStorage.getItem('parapet.mode'), localStorage.getItem('parapet.locale')]).toEqual(['dark', 'es'])
  })

  it('keep choices made before the first login, and store them with the first change', async () => {
    const { rerender } = render(inApi(null))
    act(() => prefs.setLocale('es'))
    act(() => prefs.setMode('light'))
    await act(() => vi.advanceTimersByTimeAsync(5000))
    expect(fetchMock).not.toHaveBeenCalled()

    rerender(inApi(makeUser()))
    expect(prefs).toMatchObject({ locale: 'es', mode: 'light' })
    act(() => prefs.closeNote('home.welcome'))
    act(() => prefs.closeNote('saferoutes'))
    act(() => prefs.closeNote('saferoutes'))
    await act(() => vi.advanceTimersByTimeAsync(700))
    const [url, init] = fetchMock.mock.calls.find(([, { method } = {}]) => method !== 'GET')!
    expect([String(url), init?.method]).toEqual(['/api/v1/users/dashboard_preferences', 'POST'])
    const sent = JSON.parse(String(init?.body))
    expect(JSON.parse(sent.preferences)).toMatchObject({
      locale: 'es',
      mode: 'light',
      closedNotes: ['home.welcome', 'saferoutes'],
    })
  })

  it('keep layout edits when the user reloads, and reset them for another user', async () => {
    const { rerender } = render(inApi(arranged()))
    act(() => prefs.setTimezone('Europe/Madrid'))
    rerender(inApi(arranged()))
    expect(prefs.zone).toBe('Europe/Madrid')
    rerender(inApi({ ...arranged(), id: 2 }))
    expect(prefs.zone).toBe('Asia/Tokyo')
    await act(() => vi.advanceTimersByTimeAsync(700))
    expect(writes()).toEqual(['PUT /api/v1/users/dashboard_preferences/12'])
  })

  it('use one layout for all companies until a company has its own', () => {
    const layout = (show: boolean) => [{ code: 'a', show, size: 1 as const, order: 0 }]
    render(inApi(arranged()))
    act(() => prefs.saveLayout('home', 300, layout(true)))
    expect(prefs.layoutOf('home', 301)).toEqual(layout(true))
    act(() => prefs.setOwnLayouts('home', [301, 302], layout(false)))
    expect([300, 301, 302].map((company) => prefs.layoutOf('home', company)?.[0]?.show)).toEqual([true, false, false])
    act(() => prefs.saveLayout('home', 301, layout(true)))
    expect(prefs.layoutOf('home', 302)).toEqual(layout(false))
    act(() => prefs.setOwnLayouts('home', [302], null))
    expect(prefs.layoutOf('home', 302)).toEqual(layout(true))
  })

  it('pin views to the home page of a company', () => {
    render(inApi(arranged()))
    const view = { id: '1-2', name: 'Week', page: 'stats', query: 'range=7d' }
    act(() => prefs.pin(300, view))
    act(() => prefs.pin(300, { ...view, name: 'Month' }))
    expect(prefs.pinsOf(300)).toEqual([{ ...view, name: 'Month' }])
    expect(prefs.pinsOf(301)).toEqual([])
    act(() => prefs.unpin(300, '1-2'))
    expect(prefs.pinsOf(300)).toEqual([])
  })

  it('send pending changes with keepalive when the page closes', () => {
    render(inApi(arranged()))
    act(() => prefs.setDensity('compact'))
    act(() => void dispatchEvent(new Event('pagehide')))
    expect(fetchMock.mock.calls[0]![1]).toMatchObject({ method: 'PUT', keepalive: true })
  })

  it('accept an empty response to a save', async () => {
    fetchMock.mockImplementation(async () => new Response(null, { status: 204 }))
    render(inApi(arranged()))
    act(() => prefs.setDensity('compact'))
    await act(() => vi.advanceTimersByTimeAsync(700))
    expect(prefs.saving).toBe('saved')
    act(() => prefs.setDensity('comfortable'))
    await act(() => vi.advanceTimersByTimeAsync(700))
    expect(writes()).toEqual(Array(2).fill('PUT /api/v1/users/dashboard_preferences/12'))
    expect(prefs.saving).toBe('saved')
    fetchMock.mockImplementation(async () => Response.json(answer))
  })

  it('do not save changes made while impersonating', async () => {
    render(inApi(arranged(), true))
    act(() => prefs.setMode('light'))
    expect(prefs.mode).toBe('light')
    await act(() => vi.advanceTimersByTimeAsync(5000))
    expect(fetchMock).not.toHaveBeenCalled()
    expect(localStorage.getItem('parapet.mode')).toBeNull()
  })
})
