import {
  APP_VERSION,
  type Preferences,
  type PreferencesPayload,
  readPreferences,
  restoreLayout,
  type User,
  writePreferences,
} from '@parapet/api'
import { createStore, type Store } from '@parapet/base'

/** The state of the last change: saved, pending, sending or failed. */
export type SaveState = 'saved' | 'waiting' | 'saving' | 'failed'

export interface PreferencesState {
  readonly preferences: Preferences
  /** As stored: an IANA zone, or 'default' for the browser's. */
  readonly timezone: string
  readonly saving: SaveState
  /** What happened to preferences of another version (§4). */
  readonly notice?: 'reset' | 'carried'
}

/**
 * Saves a payload: PUT with an id, otherwise POST. `leaving`: the request must outlive the page. Resolves with the
 * id.
 */
export type SendPreferences = (
  payload: PreferencesPayload,
  id: number | null,
  leaving: boolean,
) => Promise<{ id: number }>

/**
 * Storage for changes that were not saved when the page closed. A request that outlives the page may finish after
 * the next page has read the old layout.
 */
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
  /** Applies a change without saving it; it is sent with the next one. */
  adopt(patch: Partial<Preferences>): void
  setTimezone(timezone: string): void
  /** Restores the boards from before the last reset or migration; false if there is nothing to restore. */
  restore(): boolean
  /** Resets all boards to the default layout; `restore` undoes it. */
  resetBoards(): void
  dismissNotice(): void
  /** Sends pending or failed changes at once. */
  retry(): void
  /** Sends pending changes at once; resolves when they are saved or refused, or after a timeout. */
  flush(): Promise<void>
  /** Keeps the user's other tabs in step, so that no tab overwrites another's change. */
  join(tabs: TabChannel): () => void
  /** Sends unsaved changes in a request that outlives the page. */
  leave(): void
}

export interface PreferencesOptions {
  user: Pick<User, 'id' | 'user_preferences'>
  send: SendPreferences
  onFailure: (problem: unknown) => void
  /** Delay in ms that gathers changes into one request. */
  delayMs?: number
  /** False while acting as somebody else. */
  isKept?: boolean
  unsent?: UnsavedStorage
}

const SETTLE_MS = 2000

/**
 * Creates the store of the user's preferences (§4). It gathers changes and saves them one request at a time, first
 * by POST, then by PUT (§7). A failed save keeps the change and can be retried.
 */
export function createPreferencesStore(options: PreferencesOptions): PreferencesStore {
  const { user, send, onFailure, delayMs = 700, isKept = true, unsent } = options
  const waited = isKept ? (unsent?.take() ?? null) : null
  const read = readPreferences(waited ?? user.user_preferences)
  let id = user.user_preferences?.id ?? null
  let timer: ReturnType<typeof setTimeout> | undefined
  let tabs: TabChannel | undefined
  let changedMs = 0
  let isDirty = false
  let isSending = false
  let underWay = Promise.resolve()
  const store = createStore<PreferencesState>({ ...read, saving: 'saved' })

  const set = (patch: Partial<PreferencesState>) => store.set({ ...store.get(), ...patch })
  const payload = () => writePreferences(store.get().preferences, user.id, store.get().timezone)

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
      const stored = await send(payload(), id, leaving)
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
