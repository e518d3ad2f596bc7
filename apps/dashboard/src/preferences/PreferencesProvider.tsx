import {
  ask,
  type Preferences,
  type PreferencesPayload,
  refreshChoices,
  type User,
  useApi,
  user as userCalls,
  type ViewState,
  type WidgetPreference,
  zoneOf,
} from '@parapet/api'
import { type Locale, LocaleProvider, locales, ThemeProvider, type ThemeSeed } from '@parapet/ui'
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
import { useMedia } from '../shell/useMedia.ts'
import { browserLocale, type DeviceChoices, readDeviceChoices, writeDeviceChoices } from './deviceChoices.ts'
import { createPreferencesStore, type PreferencesStore, type Saving } from './preferencesStore.ts'
import { unsentOf } from './unsent.ts'

/** What the user has arranged, and how to arrange it otherwise. Without a user it holds for this browser only. */
export interface PreferencesValue {
  readonly mode: Preferences['mode']
  readonly locale: Locale
  /** IANA zone of every date on screen. */
  readonly zone: string
  /** The choice behind it: a zone, or 'default' for the browser's. */
  readonly timezone: string
  readonly density: Preferences['density']
  /** Single keys of the page do something (WCAG 2.1.4). */
  readonly hasKeys: boolean
  readonly saving: Saving
  readonly notice: 'reset' | 'carried' | undefined
  /** There is an earlier layout to go back to. */
  readonly canRestore: boolean
  setMode(mode: Preferences['mode']): void
  setLocale(locale: Locale): void
  setTimezone(timezone: string): void
  setDensity(density: Preferences['density']): void
  setKeys(hasKeys: boolean): void
  /** The layout of a board, the same array until it changes; undefined when it is as it came. */
  layoutOf(board: string): WidgetPreference[] | undefined
  saveLayout(board: string, layout: WidgetPreference[]): void
  /** How often a board was last told to refresh by itself, in ms. */
  refreshOf(board: string): ViewState['refreshMs']
  saveRefresh(board: string, refreshMs: ViewState['refreshMs']): void
  isNoteClosed(code: string): boolean
  closeNote(code: string): void
  resetBoards(): void
  restoreBoards(): boolean
  forgetNotice(): void
  retry(): void
  /** Before the session ends: what was changed just now is stored while there is somebody to store it for. Never rejects. */
  settle(): Promise<void>
}

const PreferencesContext = createContext<PreferencesValue | null>(null)

interface PreferencesProviderProps {
  seed: ThemeSeed
  /** null while nobody is logged in. */
  user: User | null
  /** The session acts as somebody else: what is arranged is not saved. */
  isActing?: boolean
  /** Widgets that exist, so that those of another version can be dropped. */
  codes?: ReadonlySet<string>
  /** What the surroundings decide in the user's stead: Storybook's toolbar. */
  fixed?: {
    readonly mode?: 'light' | 'dark'
    readonly locale?: Locale
    readonly zone?: string
    readonly density?: Preferences['density']
  }
  children: ReactNode
}

/**
 * The user's preferences (§4): theme mode, language, time zone, density, layouts, closed notes. Puts theme, language and zone on
 * everything below and saves each change by itself. Stands inside ApiProvider.
 */
export function PreferencesProvider({
  seed,
  user,
  isActing = false,
  codes,
  fixed,
  children,
}: PreferencesProviderProps) {
  const [device, setDevice] = useState(readDeviceChoices)
  const store = useStore(user, isActing, codes, device)
  const state = useSyncExternalStore(store.subscribe, store.get)
  const { preferences, timezone } = state

  const mode = fixed?.mode ?? (user ? preferences.mode : device.mode)
  const locale =
    fixed?.locale ??
    locales.find((one) => one === (user ? preferences.locale : device.locale)) ??
    device.locale ??
    browserLocale()
  // Its words may have to come first: until then the page stays in the language that it has, instead of going blank.
  const shownLocale = useDeferredValue(locale)
  const zone = fixed?.zone ?? zoneOf(timezone)
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

  // The start script and the login page know this browser only: it follows the user who is logged in.
  useEffect(() => {
    if (user && !isActing) remember({ mode, locale: locale === browserLocale() ? null : locale })
  }, [user, isActing, mode, locale, remember])

  useLayoutEffect(() => {
    document.documentElement.lang = shownLocale
    document.documentElement.dataset.density = density
    document.documentElement.dataset.keys = `${preferences.hasKeys}`
  }, [shownLocale, density, preferences.hasKeys])

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
      saving: state.saving,
      notice: state.notice,
      canRestore: preferences.lastGood !== undefined,
      setMode: (next) => choose({ mode: next }),
      setLocale: (next) => choose({ locale: next }),
      setTimezone: store.setTimezone,
      setKeys: (hasKeys) => store.change((current) => ({ ...current, hasKeys })),
      setDensity: (density) => store.change((current) => ({ ...current, density })),
      layoutOf: (board) => preferences.boards[board],
      saveLayout: (board, layout) =>
        store.change((current) => ({ ...current, boards: { ...current.boards, [board]: layout } })),
      refreshOf: (board) => refreshChoices.find((ms) => ms === preferences.refresh[board]) ?? 0,
      saveRefresh: (board, refreshMs) =>
        store.change((current) => ({ ...current, refresh: { ...current.refresh, [board]: refreshMs } })),
      isNoteClosed: (code) => preferences.closedNotes.includes(code),
      closeNote: (code) =>
        store.change((current) =>
          current.closedNotes.includes(code) ? current : { ...current, closedNotes: [...current.closedNotes, code] },
        ),
      resetBoards: store.resetBoards,
      restoreBoards: store.restore,
      forgetNotice: store.forgetNotice,
      retry: store.retry,
      settle: store.settle,
    }),
    [mode, locale, zone, timezone, density, preferences, state.saving, state.notice, choose, store],
  )

  // Paper is white (ux-rules §7.8); charts are drawn anew with it.
  const isPrinting = useMedia('print')
  // Where the system forces its colours, what keeps its own (charts, maps, drawings) must stand out from the system's ground, not from ours.
  const isForced = useMedia('(forced-colors: active)')

  return (
    <PreferencesContext value={value}>
      <ThemeProvider seed={seed} mode={isPrinting ? 'light' : isForced ? 'system' : mode} onMode={value.setMode}>
        <LocaleProvider locale={shownLocale} zone={zone}>
          {children}
        </LocaleProvider>
      </ThemeProvider>
    </PreferencesContext>
  )
}

/** The user's preferences. */
export function usePreferences(): PreferencesValue {
  const value = use(PreferencesContext)
  if (!value) throw new Error('usePreferences stands inside PreferencesProvider')
  return value
}

// One store a person: a reload of the same user's record (every guarded navigation makes one) keeps what is being arranged.
function useStore(
  user: User | null,
  isActing: boolean,
  codes: ReadonlySet<string> | undefined,
  device: DeviceChoices,
): PreferencesStore {
  const api = useApi()
  const userId = user?.id
  const [made, setMade] = useState(() => ({ userId, isActing, store: make() }))

  function make(): PreferencesStore {
    const store = createPreferencesStore({
      user: { id: user?.id ?? 0, user_preferences: user?.user_preferences ?? null },
      codes,
      isKept: user !== null && !isActing,
      unsent: unsentOf(user?.id ?? 0),
      // The provider's answer is for the page to show (SavingNotice); the store keeps the change.
      onFailure: () => undefined,
      send: (payload, id, leaving) => sendPreferences(payload, id, leaving ? outliving(api) : api),
    })
    // Who has arranged nothing yet goes on with what was chosen on the login page.
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
    ? ask(userCalls.addPreferences, { body: payload }, api)
    : // Some answer with nothing: stored is what was sent, where it was sent to.
      ask(userCalls.savePreferences, { id, body: payload }, api).then(() => ({ id }))
}

// A request that the browser finishes after the page is gone.
function outliving(api: ReturnType<typeof useApi>): ReturnType<typeof useApi> {
  return { ...api, fetch: (input, init) => api.fetch(input, { ...init, keepalive: true }) }
}
