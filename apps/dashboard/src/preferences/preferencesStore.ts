import {
  APP_VERSION,
  type Preferences,
  type PreferencesPayload,
  readPreferences,
  restoreLayout,
  type User,
  writePreferences,
} from '@parapet/api'

/** Where the last change is: with the provider, waiting for its moment, on its way, or refused. */
export type Saving = 'saved' | 'waiting' | 'saving' | 'failed'

export interface PreferencesState {
  readonly preferences: Preferences
  /** As stored: an IANA zone, or 'default' for the browser's. */
  readonly timezone: string
  readonly saving: Saving
  /** What happened to preferences of another version (§4) when they were read. */
  readonly notice?: 'reset' | 'carried'
}

/**
 * Stores a payload: under `id` when the provider gave one (PUT), else as the first (POST). `leaving`: the page goes away,
 * the request has to outlive it. Answers the id under which it is stored.
 */
export type SendPreferences = (
  payload: PreferencesPayload,
  id: number | null,
  leaving: boolean,
) => Promise<{ id: number }>

/**
 * Where a change waits that was not stored when the page went away. The request that outlives the page may lose the race against the next
 * page's first question, which would then show the layout as it was.
 */
export interface Unsent {
  take(): PreferencesPayload | null
  keep(payload: PreferencesPayload): void
  clear(): void
}

/** A line to the pages of the same user in this browser. */
export type Tabs = Pick<BroadcastChannel, 'postMessage' | 'onmessage' | 'close'>

/** What tabs tell each other: what is to be stored, and where; null asks for it. */
type Told = PreferencesPayload & { id: number | null }

export interface PreferencesStore {
  get(): PreferencesState
  subscribe(listener: () => void): () => void
  change(next: (preferences: Preferences) => Preferences): void
  /** Takes a change as if it had been stored: it goes along with the next one. */
  adopt(patch: Partial<Preferences>): void
  setTimezone(timezone: string): void
  /** Puts back the boards as they were before the last reset or carry-over; false when there is nothing to put back. */
  restore(): boolean
  /** All boards as they came; the present ones can be put back by `restore`. */
  resetBoards(): void
  forgetNotice(): void
  /** Sends at once what waits or failed. */
  retry(): void
  /** Somebody wants to go: sends at once what waits, and resolves when it is stored or refused, or has taken too long for who waits. */
  settle(): Promise<void>
  /** The user's other tabs: what is changed there is changed here, so that no save puts back what another tab has changed. */
  join(tabs: Tabs): () => void
  /** The page goes away: sends what is not stored yet in a request that outlives it. */
  leave(): void
}

export interface PreferencesOptions {
  user: Pick<User, 'id' | 'user_preferences'>
  send: SendPreferences
  onFailure: (problem: unknown) => void
  /** The widgets that exist; others in a stored layout of another version are dropped. */
  codes?: ReadonlySet<string>
  /** How long a change waits for others before it is sent, in ms. */
  delayMs?: number
  /** False while acting as somebody else: what is arranged then is not theirs to keep. */
  isKept?: boolean
  unsent?: Unsent
}

/** Nobody waits longer than this to be let go; and what was stored longer ago has been read by every page that opens now. */
const SETTLE_MS = 2000

/**
 * The user's preferences as the page has them, saved behind its back (§4): changes are gathered for a moment and sent as one,
 * never two at a time, the first by POST and the later ones by PUT (§7). A failure keeps the change and can be tried again.
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
    // A second first save would store the preferences twice; the one under way is followed by what changed meanwhile.
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

  // With its id, so that two tabs do not both save for the first time.
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
      // What was changed while a save was under way goes after it, and is waited for as well.
      const stored = isSending ? underWay.then(() => flush(false)) : flush(false)
      return Promise.race([stored, new Promise<void>((go) => setTimeout(go, SETTLE_MS))])
    },
    join(next) {
      tabs = next
      next.onmessage = ({ data }: MessageEvent<Told | null>) => {
        if (!data && (state.saving !== 'saved' || Date.now() - changedMs < SETTLE_MS)) tell()
        // A tab of another version says goodbye to its user at its next navigation.
        if (data?.version !== APP_VERSION) return
        id ??= data.id
        const { preferences, timezone } = readPreferences(data, codes)
        set({ preferences, timezone })
      }
      // This page may have read what another was just about to store.
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
