import {
  APP_VERSION,
  type Preferences,
  type PreferencesPayload,
  readPreferences,
  restoreLayout,
  type User,
  type UserPreferences,
  type WidgetPreference,
  writePreferences,
} from '@parapet/api'
import { createStore, type Store } from '@parapet/base'

/** The state of the last change: saved, pending, sending or failed. */
export type SaveState = 'saved' | 'waiting' | 'saving' | 'failed'

export interface PreferencesState {
  readonly preferences: Preferences
  readonly timezone: string
  readonly saving: SaveState
  readonly notice?: 'reset' | 'carried'
}

/** Saves a payload: PUT with an id, otherwise POST. `leaving` outlives the page. Resolves with the id. */
export type SendPreferences = (
  payload: PreferencesPayload,
  id: number | null,
  leaving: boolean,
) => Promise<{ id: number }>

/** Storage for unsaved changes: a request that outlives the page may finish after the next page has loaded. */
export interface UnsavedStorage {
  take(): PreferencesPayload | null
  keep(payload: PreferencesPayload): void
  clear(): void
}

/** A line to the pages of the same user in this browser. */
export type TabChannel = Pick<BroadcastChannel, 'postMessage' | 'onmessage' | 'close'>

/** The message between tabs: the payload to save; null requests it. */
type TabMessage = PreferencesPayload & { id: number | null }

export interface PreferencesStore extends Pick<Store<PreferencesState>, 'get' | 'subscribe'> {
  change(next: (preferences: Preferences) => Preferences): void
  adopt(patch: Partial<Preferences>): void
  setTimezone(timezone: string): void
  /** Restores the boards from before the last reset or migration; false if there is nothing to restore. */
  restore(): boolean
  resetBoards(): void
  dismissNotice(): void
  retry(): void
  /** Sends pending changes at once; resolves when they are saved or refused, or after a timeout. */
  flush(): Promise<void>
  refresh(row: UserPreferences | null): void
  /** Sets the layout of a board before its first change, the base of a merge. */
  assume(board: string, layout: WidgetPreference[]): void
  /** Keeps the user's other tabs in step, so that no tab overwrites another's change. */
  join(tabs: TabChannel): () => void
  leave(): void
}

export interface PreferencesOptions {
  user: Pick<User, 'id' | 'user_preferences'>
  send: SendPreferences
  onFailure: (problem: unknown) => void
  readLatest?: () => Promise<UserPreferences | null>
  delayMs?: number
  isKept?: boolean
  unsent?: UnsavedStorage
}

const SETTLE_MS = 2000
const noop = () => undefined

/** Creates the store of the user's preferences (§4), which saves changes one request at a time. */
export function createPreferencesStore(options: PreferencesOptions): PreferencesStore {
  const { user, send, onFailure, readLatest, delayMs = 700, isKept = true, unsent } = options
  const waited = isKept ? (unsent?.take() ?? null) : null
  const read = readPreferences(waited ?? user.user_preferences)
  let id = user.user_preferences?.id ?? null
  // What both sides last agreed on, and every text that was current once: a late answer must not undo a change.
  let base = readPreferences(user.user_preferences).preferences
  let baseTimezone = user.user_preferences?.timezone || 'default'
  let baseText = user.user_preferences?.preferences
  const seen = new Set(baseText === undefined ? [] : [baseText])
  let timer: ReturnType<typeof setTimeout> | undefined
  let tabs: TabChannel | undefined
  let changedMs = 0
  let isDirty = false
  let isSending = false
  let underWay = Promise.resolve()
  const store = createStore<PreferencesState>({ ...read, saving: 'saved' })

  const set = (patch: Partial<PreferencesState>) => store.set({ ...store.get(), ...patch })
  const payload = () => writePreferences(store.get().preferences, user.id, store.get().timezone)

  const receive = async (row: UserPreferences | null): Promise<boolean> => {
    if (!row) return false
    id ??= row.id
    const isNews = () => row.preferences !== baseText && row.version === APP_VERSION
    if (!isNews()) return false
    const { mergePreferences } = await import('@parapet/api/mergePreferences')
    if (!isNews()) return false
    const theirs = readPreferences(row)
    const { preferences, timezone } = store.get()
    const isZoneMine = timezone !== baseTimezone
    set({
      preferences: mergePreferences(base, preferences, theirs.preferences),
      timezone: isZoneMine ? timezone : theirs.timezone,
    })
    agreeOn(row)
    return true
  }

  const agreeOn = (row: Pick<UserPreferences, 'preferences' | 'version'> & { timezone?: string }) => {
    const { preferences, timezone } = readPreferences(row)
    base = preferences
    baseTimezone = timezone
    baseText = row.preferences
    seen.add(row.preferences)
  }

  const flush = async (leaving: boolean) => {
    clearTimeout(timer)
    timer = undefined
    // A second POST would store the preferences twice.
    if (!isDirty || (isSending && (!leaving || id === null))) return
    isDirty = false
    isSending = true
    if (!leaving) set({ saving: 'saving' })
    underWay = save(leaving)
    await underWay
  }

  const save = async (leaving: boolean) => {
    try {
      // A failed read must not stop the save.
      if (readLatest && !leaving) await receive(await readLatest().catch(() => null))
      const sent = payload()
      const stored = await send(sent, id, leaving)
      agreeOn(sent)
      const isFirst = id === null
      id = stored.id
      if (isFirst) tell()
      isSending = false
      if (!isDirty) unsent?.clear()
      if (isDirty) wait()
      else set({ saving: 'saved' })
    } catch (problem) {
      isSending = false
      isDirty = true
      set({ saving: 'failed' })
      onFailure(problem)
    }
  }

  const tell = () => tabs?.postMessage({ ...payload(), id })

  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void flush(false), delayMs)
    set({ saving: 'waiting' })
  }

  const changed = (patch: Partial<PreferencesState>) => {
    set(patch)
    if (!isKept) return
    isDirty = true
    changedMs = Date.now()
    tell()
    wait()
  }

  if ((read.notice || waited) && isKept) {
    isDirty = true
    wait()
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    change(next) {
      const preferences = next(store.get().preferences)
      if (preferences !== store.get().preferences) changed({ preferences })
    },
    adopt(patch) {
      set({ preferences: { ...store.get().preferences, ...patch } })
    },
    setTimezone(timezone) {
      if (timezone !== store.get().timezone) changed({ timezone })
    },
    restore() {
      const preferences = restoreLayout(store.get().preferences)
      if (!preferences) return false
      changed({ preferences })
      return true
    },
    resetBoards() {
      const { boards, ...rest } = store.get().preferences
      changed({ preferences: { ...rest, boards: {}, lastGood: { version: APP_VERSION, boards } } })
    },
    dismissNotice() {
      if (store.get().notice) set({ notice: undefined })
    },
    retry() {
      void flush(false)
    },
    flush() {
      if (!isDirty && !isSending) return Promise.resolve()
      const stored = isSending ? underWay.then(() => flush(false)) : flush(false)
      return Promise.race([stored, new Promise<void>((go) => setTimeout(go, SETTLE_MS))])
    },
    refresh(row) {
      if (!isKept || !row || seen.has(row.preferences)) return
      // Without the code to merge it, the next save reads it again and reports the failure.
      receive(row).then((isNews) => isNews && tell(), noop)
    },
    assume(board, layout) {
      base = base.boards[board] ? base : { ...base, boards: { ...base.boards, [board]: layout } }
    },
    join(next) {
      tabs = next
      next.onmessage = ({ data }: MessageEvent<TabMessage | null>) => {
        if (!data && (store.get().saving !== 'saved' || Date.now() - changedMs < SETTLE_MS)) tell()
        // A tab of another app version logs its user out at its next navigation.
        if (data?.version !== APP_VERSION) return
        id ??= data.id
        const { preferences, timezone } = readPreferences(data)
        set({ preferences, timezone })
      }
      next.postMessage(null)
      return () => {
        tabs = undefined
        next.close()
      }
    },
    leave() {
      if (isDirty || isSending) unsent?.keep(payload())
      void flush(true)
    },
  }
}
