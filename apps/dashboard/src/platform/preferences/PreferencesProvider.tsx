import {
  callApi,
  layoutIn,
  ownLayoutKey,
  type PinnedView,
  type Preferences,
  type PreferencesPayload,
  refreshChoices,
  resolveZone,
  type User,
  useApi,
  user as userCalls,
  type ViewState,
  type WidgetPreference,
} from '@parapet/api'
import { paper } from '@parapet/base'
import { type Locale, LocaleProvider, locales, ThemeProvider, type ThemeSeed, useMedia } from '@parapet/ui'
import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react'
import { browserLocale, type DeviceChoices, readDeviceChoices, writeDeviceChoices } from './deviceChoices.ts'
import { createPreferencesStore, type PreferencesStore, type SaveState } from './preferencesStore.ts'
import { unsavedPreferences } from './unsavedPreferences.ts'

/** The preferences of the user and how to change them. Without a user they apply to this browser only. */
export interface PreferencesValue {
  readonly mode: Preferences['mode']
  readonly locale: Locale
  /** IANA zone of every date on screen. */
  readonly zone: string
  /** The choice behind it: a zone, or 'default' for the browser's. */
  readonly timezone: string
  readonly density: Preferences['density']
  /** Single-key shortcuts are on (WCAG 2.1.4). */
  readonly hasKeys: boolean
  readonly byteLabels: Preferences['byteLabels']
  readonly saving: SaveState
  readonly notice: 'reset' | 'carried' | undefined
  readonly canRestore: boolean
  setMode(mode: Preferences['mode']): void
  setLocale(locale: Locale): void
  setTimezone(timezone: string): void
  setDensity(density: Preferences['density']): void
  setKeys(hasKeys: boolean): void
  setByteLabels(byteLabels: Preferences['byteLabels']): void
  /** Returns the layout of a board in a company, the same array until it changes; undefined for the default layout. */
  layoutOf(board: string, company: number): WidgetPreference[] | undefined
  /** Saves it for all companies, or for this one if it has its own. `initial`: the default layout. */
  saveLayout(board: string, company: number, layout: WidgetPreference[], initial?: WidgetPreference[]): void
  ownLayoutOf(board: string, company: number): WidgetPreference[] | undefined
  /** Gives companies their own layout; null removes it. */
  setOwnLayouts(board: string, companies: readonly number[], layout: readonly WidgetPreference[] | null): void
  /** Returns the refresh interval of a board in ms. */
  refreshOf(board: string, otherwise: ViewState['refreshMs']): ViewState['refreshMs']
  saveRefresh(board: string, refreshMs: ViewState['refreshMs']): void
  pinsOf(company: number): readonly PinnedView[]
  pin(company: number, view: PinnedView): void
  unpin(company: number, id: string): void
  isNoteClosed(code: string): boolean
  closeNote(code: string): void
  resetBoards(): void
  restoreBoards(): boolean
  dismissNotice(): void
  retry(): void
  /** Saves pending changes before the session ends. Never rejects. */
  flush(): Promise<void>
}

const noPins: readonly PinnedView[] = []

const PreferencesContext = createContext<PreferencesValue | null>(null)

interface PreferencesProviderProps {
  seed: ThemeSeed
  user: User | null
  isActing?: boolean
  fixed?: {
    readonly mode?: 'light' | 'dark'
    readonly locale?: Locale
    readonly zone?: string
    readonly density?: Preferences['density']
  }
  children: ReactNode
}

/** Provides the preferences of the user (§4), applies theme, language and zone, and saves each change. */
export function PreferencesProvider({ seed, user, isActing = false, fixed, children }: PreferencesProviderProps) {
  const [device, setDevice] = useState(readDeviceChoices)
  const store = useStore(user, isActing, device)
  const state = useSyncExternalStore(store.subscribe, store.get)
  const { preferences, timezone } = state

  const mode = fixed?.mode ?? (user ? preferences.mode : device.mode)
  const locale =
    fixed?.locale ??
    locales.find((one) => one === (user ? preferences.locale : device.locale)) ??
    device.locale ??
    browserLocale()
  const shownLocale = useDeferredValue(locale)
  const zone = fixed?.zone ?? resolveZone(timezone)
  const density = fixed?.density ?? preferences.density

  const remember = useCallback((choices: DeviceChoices) => {
    setDevice((current) => (current.mode === choices.mode && current.locale === choices.locale ? current : choices))
    writeDeviceChoices(choices)
  }, [])
  const choose = useCallback(
    (patch: Partial<DeviceChoices>) => {
      if (user) store.change((current) => ({ ...current, ...patch }))
      else remember({ ...device, ...patch })
    },
    [store, user, device, remember],
  )

  // The start script and the login read this browser's choices, so they follow the logged-in user.
  useEffect(() => {
    if (user && !isActing) remember({ mode, locale: locale === browserLocale() ? null : locale })
  }, [user, isActing, mode, locale, remember])

  useLayoutEffect(() => {
    document.documentElement.lang = shownLocale
    document.documentElement.dataset.density = density
    document.documentElement.dataset.keys = `${preferences.hasKeys}`
  }, [shownLocale, density, preferences.hasKeys])

  // Each navigation reads the user again (§7), and with it what another browser has saved.
  const stored = user?.user_preferences ?? null
  useEffect(() => store.refresh(stored), [store, stored])

  useEffect(() => {
    const leave = () => store.leave()
    addEventListener('pagehide', leave)
    return () => removeEventListener('pagehide', leave)
  }, [store])

  const userId = user?.id
  useEffect(
    () =>
      userId === undefined || isActing ? undefined : store.join(new BroadcastChannel(`parapet.preferences.${userId}`)),
    [store, userId, isActing],
  )

  const value = useMemo(
    (): PreferencesValue => ({
      mode,
      locale,
      zone,
      timezone,
      density,
      hasKeys: preferences.hasKeys,
      byteLabels: preferences.byteLabels,
      saving: state.saving,
      notice: state.notice,
      canRestore: preferences.lastGood !== undefined,
      setMode: (next) => choose({ mode: next }),
      setLocale: (next) => choose({ locale: next }),
      setTimezone: store.setTimezone,
      setKeys: (hasKeys) => store.change((current) => ({ ...current, hasKeys })),
      setByteLabels: (byteLabels) => store.change((current) => ({ ...current, byteLabels })),
      setDensity: (density) => store.change((current) => ({ ...current, density })),
      layoutOf: (board, company) => layoutIn(preferences, board, company),
      saveLayout: (board, company, layout, initial) => {
        const own = ownLayoutKey(board, company)
        const key = preferences.boards[own] ? own : board
        if (initial) store.assume(key, initial)
        store.change((current) => ({ ...current, boards: { ...current.boards, [key]: layout } }))
      },
      ownLayoutOf: (board, company) => preferences.boards[ownLayoutKey(board, company)],
      setOwnLayouts: (board, companies, layout) =>
        store.change((current) => {
          const boards = { ...current.boards }
          for (const company of companies) {
            if (layout) boards[ownLayoutKey(board, company)] = [...layout]
            else delete boards[ownLayoutKey(board, company)]
          }
          return { ...current, boards }
        }),
      refreshOf: (board, otherwise) => refreshChoices.find((ms) => ms === preferences.refresh[board]) ?? otherwise,
      saveRefresh: (board, refreshMs) =>
        store.change((current) => ({ ...current, refresh: { ...current.refresh, [board]: refreshMs } })),
      pinsOf: (company) => preferences.pins[company] ?? noPins,
      pin: (company, view) => store.change((current) => withPins(current, company, (pins) => [...pins, view], view.id)),
      unpin: (company, id) => store.change((current) => withPins(current, company, (pins) => [...pins], id)),
      isNoteClosed: (code) => preferences.closedNotes.includes(code),
      closeNote: (code) =>
        store.change((current) =>
          current.closedNotes.includes(code) ? current : { ...current, closedNotes: [...current.closedNotes, code] },
        ),
      resetBoards: store.resetBoards,
      restoreBoards: store.restore,
      dismissNotice: store.dismissNotice,
      retry: store.retry,
      flush: store.flush,
    }),
    [mode, locale, zone, timezone, density, preferences, state.saving, state.notice, choose, store],
  )

  // Print always uses light mode; charts are drawn again for it.
  const isPrepared = useSyncExternalStore(paper.subscribe, paper.get)
  const isPrinting = useMedia('print') || isPrepared
  // With forced colours, charts, maps and drawings must contrast with the system's background instead of ours.
  const isForced = useMedia('(forced-colors: active)')

  return (
    <PreferencesContext value={value}>
      <ThemeProvider seed={seed} mode={isPrinting ? 'light' : isForced ? 'system' : mode} onMode={value.setMode}>
        <LocaleProvider locale={shownLocale} zone={zone} byteLabels={preferences.byteLabels}>
          {children}
        </LocaleProvider>
      </ThemeProvider>
    </PreferencesContext>
  )
}

function withPins(
  current: Preferences,
  company: number,
  next: (others: readonly PinnedView[]) => PinnedView[],
  id: string,
): Preferences {
  const pins = next((current.pins[company] ?? []).filter((one) => one.id !== id))
  return { ...current, pins: { ...current.pins, [company]: pins } }
}

/** The user's preferences. */
export function usePreferences(): PreferencesValue {
  const value = use(PreferencesContext)
  if (!value) throw new Error('usePreferences must be used inside PreferencesProvider')
  return value
}

function useStore(user: User | null, isActing: boolean, device: DeviceChoices): PreferencesStore {
  const api = useApi()
  const userId = user?.id
  const [made, setMade] = useState(() => ({ userId, isActing, store: make() }))

  function make(): PreferencesStore {
    const store = createPreferencesStore({
      user: { id: user?.id ?? 0, user_preferences: user?.user_preferences ?? null },
      isKept: user !== null && !isActing,
      unsent: unsavedPreferences(user?.id ?? 0),
      onFailure: () => undefined,
      readLatest: () =>
        callApi(userCalls.current, {}, api, { isQuiet: true }).then((latest) =>
          latest.id === user?.id ? latest.user_preferences : null,
        ),
      send: (payload, id, leaving) => sendPreferences(payload, id, leaving ? withKeepalive(api) : api),
    })
    if (user && !user.user_preferences) store.adopt(device)
    return store
  }

  if (made.userId !== userId || made.isActing !== isActing) {
    const next = { userId, isActing, store: make() }
    setMade(next)
    return next.store
  }
  return made.store
}

function sendPreferences(
  payload: PreferencesPayload,
  id: number | null,
  api: ReturnType<typeof useApi>,
): Promise<{ id: number }> {
  return id === null
    ? callApi(userCalls.addPreferences, { body: payload }, api)
    : callApi(userCalls.savePreferences, { id, body: payload }, api).then(() => ({ id }))
}

function withKeepalive(api: ReturnType<typeof useApi>): ReturnType<typeof useApi> {
  return { ...api, fetch: (input, init) => api.fetch(input, { ...init, keepalive: true }) }
}
