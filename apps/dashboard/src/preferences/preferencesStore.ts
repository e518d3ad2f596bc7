import {
  APP_VERSION,
  type Preferences,
  type PreferencesPayload,
  readPreferences,
  restoreLayout,
  type User,
  writePreferences,
} from '@parapet/api'

/** The state of the last change: saved, pending, sending or failed. */
export type Saving = 'saved' | 'waiting' | 'saving' | 'failed'

export interface PreferencesState {
  readonly preferences: Preferences
  /** As stored: an IANA zone, or 'default' for the browser's. */
  readonly timezone: string
  readonly saving: Saving
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
export interface Unsent {
  take(): PreferencesPayload | null
  keep(payload: PreferencesPayload): void
  clear(): void
}

/** A line to the pages of the same user in this browser. */
export type Tabs = Pick<BroadcastChannel, 'postMessage' | 'onmessage' | 'close'>

/** The message between tabs: the payload to save; null requests it. */
type Told = PreferencesPayload & { id: number | null }

export interface PreferencesStore {
  get(): PreferencesState
  subscribe(listener: () => void): () => void
  change(next: (preferences: Preferences) => Preferences): void
  /** Applies a change without saving it; it is sent with the next one. */
  adopt(patch: Partial<Preferences>): void
  setTimezone(timezone: string): void
  /** Restores the boards from before the last reset or migration; false if there is nothing to restore. */
  restore(): boolean
  /** Resets all boards to the default layout; `restore` undoes it. */
  resetBoards(): void
  forgetNotice(): void
  /** Sends pending or failed changes at once. */
  retry(): void
  /** Sends pending changes at once; resolves when they are saved or refused, or after a timeout. */
  settle(): Promise<void>
  /** Keeps the user's other tabs in step, so that no tab overwrites another's change. */
  join(tabs: Tabs): () => void
  /** Sends unsaved changes in a request that outlives the page. */
  leave(): void
}

export interface PreferencesOptions {
  user: Pick<User, 'id' | 'user_preferences'>
  send: SendPreferences
  onFailure: (problem: unknown) => void
  /** The widgets that exist; others in a stored layout of another version are dropped. */
  codes?: ReadonlySet<string>
  /** Delay in ms that gathers changes into one request. */
  delayMs?: number
  /** False while acting as somebody else. */
  isKept?: boolean
  unsent?: Unsent
}

const SETTLE_MS = 2000

/**
 * Creates the store of the user's preferences (§4). It gathers changes and saves them one request at a time, first
 * by POST, then by PUT (§7). A failed save keeps the change and can be retried.
 */
export function createPreferencesStore(options: PreferencesOptions): PreferencesStore {
  const { user, send, onFailure, codes, delayMs = 700, isKept = true, unsent } = options
  const waited = isKept ? (unsent?.take() ?? null) : null
  const read = readPreferences(waited ?? user.user_preferences, codes)
  const listeners = new Set<() => void>()
  let id = user.user_preferences?.id ?? null
  let timer: ReturnType<typeof setTimeout> | undefined
  let tabs: Tabs | undefined
  let changedMs = 0
  let isDirty = false
  let isSending = false
  let underWay = Promise.resolve()
  let state: PreferencesState = { ...read, saving: 'saved' }

  const set = (patch: Partial<PreferencesState>) => {
    state = { ...state, ...patch }
    for (const listener of listeners) listener()
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
      const stored = await send(writePreferences(state.preferences, user.id, state.timezone), id, leaving)
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

  const tell = () => tabs?.postMessage({ ...writePreferences(state.preferences, user.id, state.timezone), id })

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
    get: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    change(next) {
      const preferences = next(state.preferences)
      if (preferences !== state.preferences) changed({ preferences })
    },
    adopt(patch) {
      state = { ...state, preferences: { ...state.preferences, ...patch } }
    },
    setTimezone(timezone) {
      if (timezone !== state.timezone) changed({ timezone })
    },
    restore() {
      const preferences = restoreLayout(state.preferences, codes)
      if (!preferences) return false
      changed({ preferences })
      return true
    },
    resetBoards() {
      const { boards, ...rest } = state.preferences
      changed({ preferences: { ...rest, boards: {}, lastGood: { version: APP_VERSION, boards } } })
    },
    forgetNotice() {
      if (state.notice) set({ notice: undefined })
    },
    retry() {
      void flush(false)
    },
    settle() {
      if (!isDirty && !isSending) return Promise.resolve()
      const stored = isSending ? underWay.then(() => flush(false)) : flush(false)
      return Promise.race([stored, new Promise<void>((go) => setTimeout(go, SETTLE_MS))])
    },
    join(next) {
      tabs = next
      next.onmessage = ({ data }: MessageEvent<Told | null>) => {
        if (!data && (state.saving !== 'saved' || Date.now() - changedMs < SETTLE_MS)) tell()
        // A tab of another app version logs its user out at its next navigation.
        if (data?.version !== APP_VERSION) return
        id ??= data.id
        const { preferences, timezone } = readPreferences(data, codes)
        set({ preferences, timezone })
      }
      next.postMessage(null)
      return () => {
        tabs = undefined
        next.close()
      }
    },
    leave() {
      if (isDirty || isSending) unsent?.keep(writePreferences(state.preferences, user.id, state.timezone))
      void flush(true)
    },
  }
}
