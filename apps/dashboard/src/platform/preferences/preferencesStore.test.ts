import type { Preferences, PreferencesPayload } from '@parapet/api'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  createPreferencesStore,
  type SendPreferences,
  type TabChannel,
  type UnsavedStorage,
} from './preferencesStore.ts'

const stored = (over: Partial<Preferences> = {}, version = '4.4.6') => ({
  id: 7,
  version,
  timezone: 'Europe/Madrid',
  preferences: JSON.stringify({ boards: { 'stats.delivery': [{ code: 'a', show: false }] }, ...over }),
})

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const dark = (preferences: Preferences): Preferences => ({ ...preferences, mode: 'dark' })
const compact = (preferences: Preferences): Preferences => ({ ...preferences, density: 'compact' })
const sent = (send: ReturnType<typeof vi.fn<SendPreferences>>, nth: number): [Preferences, PreferencesPayload] => {
  const payload = send.mock.calls[nth]![0]
  return [JSON.parse(payload.preferences), payload]
}

describe('saving', () => {
  it('batches changes, posts the first time and puts afterwards', async () => {
    const send = vi.fn<SendPreferences>(async () => ({ id: 42 }))
    const store = createPreferencesStore({ user: { id: 1, user_preferences: null }, send, onFailure: vi.fn() })
    store.change(dark)
    store.change(compact)
    store.setTimezone('Asia/Tokyo')
    expect(store.get().saving).toBe('waiting')
    expect(send).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(700)
    expect(send).toHaveBeenCalledTimes(1)
    expect(send.mock.calls[0]![1]).toBeNull()
    const [preferences, payload] = sent(send, 0)
    expect(preferences).toMatchObject({ mode: 'dark', density: 'compact' })
    expect(payload).toMatchObject({ user: 1, version: '4.4.6', timezone: 'Asia/Tokyo', temporal: false })
    expect(store.get().saving).toBe('saved')

    store.setTimezone('default')
    await vi.advanceTimersByTimeAsync(700)
    expect(send.mock.calls[1]![1]).toBe(42)
  })

  it('never runs two saves at once: later changes go into the next save', async () => {
    let answer: (value: { id: number }) => void = () => undefined
    const send = vi.fn<SendPreferences>(() => new Promise((resolve) => (answer = resolve)))
    const store = createPreferencesStore({ user: { id: 1, user_preferences: null }, send, onFailure: vi.fn() })
    store.change(dark)
    await vi.advanceTimersByTimeAsync(700)
    store.change(compact)
    await vi.advanceTimersByTimeAsync(5000)
    expect(send).toHaveBeenCalledTimes(1)
    answer({ id: 9 })
    await vi.advanceTimersByTimeAsync(700)
    expect(send).toHaveBeenCalledTimes(2)
    expect(send.mock.calls[1]![1]).toBe(9)
    expect(sent(send, 1)[0].density).toBe('compact')
  })

  it('keeps a rejected change and retries on request', async () => {
    const send = vi.fn<SendPreferences>().mockRejectedValueOnce(new Error('500')).mockResolvedValue({ id: 7 })
    const onFailure = vi.fn()
    const store = createPreferencesStore({ user: { id: 1, user_preferences: stored() }, send, onFailure })
    store.change(dark)
    await vi.advanceTimersByTimeAsync(700)
    expect(store.get()).toMatchObject({ saving: 'failed', preferences: { mode: 'dark' } })
    expect(onFailure).toHaveBeenCalledTimes(1)
    store.retry()
    await vi.advanceTimersByTimeAsync(0)
    expect(store.get().saving).toBe('saved')
    expect(sent(send, 1)[0].mode).toBe('dark')
  })

  it('sends pending changes before logout, which waits at most two seconds', async () => {
    let answer: (value: { id: number }) => void = () => undefined
    const send = vi.fn<SendPreferences>(() => new Promise((resolve) => (answer = resolve)))
    const store = createPreferencesStore({ user: { id: 1, user_preferences: null }, send, onFailure: vi.fn() })
    const gone = vi.fn()
    await store.flush().then(gone)
    expect(gone).toHaveBeenCalledOnce()
    expect(send).not.toHaveBeenCalled()

    store.change(dark)
    const settled = store.flush().then(gone)
    expect(send).toHaveBeenCalledOnce()
    await vi.advanceTimersByTimeAsync(50)
    expect(gone).toHaveBeenCalledOnce()
    answer({ id: 9 })
    await settled
    expect(gone).toHaveBeenCalledTimes(2)

    store.change(compact)
    void store.flush().then(gone)
    await vi.advanceTimersByTimeAsync(1999)
    expect(gone).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(1)
    expect(gone).toHaveBeenCalledTimes(3)
  })

  it('waits before logout for the running save and for changes made meanwhile', async () => {
    const answers: ((value: { id: number }) => void)[] = []
    const send = vi.fn<SendPreferences>(() => new Promise((resolve) => answers.push(resolve)))
    const store = createPreferencesStore({ user: { id: 1, user_preferences: stored() }, send, onFailure: vi.fn() })
    const gone = vi.fn()
    store.change(dark)
    await vi.advanceTimersByTimeAsync(700)
    const first = store.flush().then(gone)
    await vi.advanceTimersByTimeAsync(50)
    expect(gone).not.toHaveBeenCalled()
    answers[0]?.({ id: 7 })
    await first
    expect(send).toHaveBeenCalledOnce()

    store.change(compact)
    await vi.advanceTimersByTimeAsync(700)
    store.setTimezone('Asia/Tokyo')
    const second = store.flush().then(gone)
    answers[1]?.({ id: 7 })
    await vi.advanceTimersByTimeAsync(0)
    expect(sent(send, 2)[1].timezone).toBe('Asia/Tokyo')
    expect(gone).toHaveBeenCalledOnce()
    answers[2]?.({ id: 7 })
    await second
    expect(store.get().saving).toBe('saved')
  })

  it('merges changes of two tabs without loss', async () => {
    const lines: TabChannel[] = []
    const open = () => {
      const send = vi.fn<SendPreferences>(async () => ({ id: 42 }))
      const store = createPreferencesStore({ user: { id: 1, user_preferences: null }, send, onFailure: vi.fn() })
      const line: TabChannel = {
        postMessage: (data) => {
          const heard = new MessageEvent('message', { data: structuredClone(data) })
          for (const other of lines) if (other !== line) other.onmessage?.call(other as BroadcastChannel, heard)
        },
        onmessage: null,
        close: () => void lines.splice(lines.indexOf(line), 1),
      }
      lines.push(line)
      return { send, store, leave: store.join(line) }
    }
    const [one, two] = [open(), open()]
    one.store.change(dark)
    expect(two.store.get()).toMatchObject({ preferences: { mode: 'dark' }, saving: 'saved' })
    two.store.change(compact)
    two.store.setTimezone('Asia/Tokyo')
    await vi.advanceTimersByTimeAsync(5000)
    for (const { store } of [one, two])
      expect(store.get()).toMatchObject({
        preferences: { mode: 'dark', density: 'compact' },
        timezone: 'Asia/Tokyo',
        saving: 'saved',
      })
    for (const { send } of [one, two]) {
      const [preferences, payload] = sent(send, 0)
      expect(preferences).toMatchObject({ mode: 'dark', density: 'compact' })
      expect(payload.timezone).toBe('Asia/Tokyo')
    }
    one.leave()
    two.store.setTimezone('UTC')
    expect(one.store.get().timezone).toBe('Asia/Tokyo')
    await vi.advanceTimersByTimeAsync(700)
    expect(two.send.mock.lastCall?.[1]).toBe(42)
  })

  it('shows a newly opened tab the unsaved changes of another', async () => {
    const said = vi.fn()
    const line: TabChannel = { postMessage: said, onmessage: null, close: vi.fn() }
    const store = createPreferencesStore({
      user: { id: 1, user_preferences: stored() },
      send: async () => ({ id: 7 }),
      onFailure: vi.fn(),
    })
    store.join(line)
    const asks = () => line.onmessage?.call(line as BroadcastChannel, new MessageEvent('message', { data: null }))
    asks()
    expect(said).toHaveBeenCalledTimes(1)
    store.change(dark)
    asks()
    expect(said).toHaveBeenCalledTimes(3)
    expect(JSON.parse(said.mock.lastCall?.[0].preferences)).toMatchObject({ mode: 'dark' })
    await vi.advanceTimersByTimeAsync(60_000)
    asks()
    expect(said).toHaveBeenCalledTimes(3)
  })

  it('saves under the id that another tab received', async () => {
    const send = vi.fn<SendPreferences>(async () => ({ id: 42 }))
    const store = createPreferencesStore({ user: { id: 1, user_preferences: null }, send, onFailure: vi.fn() })
    const line: TabChannel = { postMessage: vi.fn(), onmessage: null, close: vi.fn() }
    store.join(line)
    const payload = { user: 1, ...stored({ mode: 'dark' }), temporal: false }
    const say = (data: object) => line.onmessage?.call(line as BroadcastChannel, new MessageEvent('message', { data }))
    say({ ...payload, version: '4.4.5' })
    expect(store.get().preferences.mode).toBe('system')
    say(payload)
    expect(line.postMessage).toHaveBeenCalledExactlyOnceWith(null)
    store.change(compact)
    await vi.advanceTimersByTimeAsync(700)
    expect(send.mock.lastCall?.[1]).toBe(7)
    expect(sent(send, 0)[0]).toMatchObject({ mode: 'dark', density: 'compact' })
  })

  it('sends pending changes with keepalive when the page closes', async () => {
    const send = vi.fn<SendPreferences>(async () => ({ id: 7 }))
    const store = createPreferencesStore({ user: { id: 1, user_preferences: stored() }, send, onFailure: vi.fn() })
    store.leave()
    expect(send).not.toHaveBeenCalled()
    store.change(dark)
    store.leave()
    expect(send).toHaveBeenCalledTimes(1)
    expect(send.mock.calls[0]!.slice(1)).toEqual([7, true])
    await vi.advanceTimersByTimeAsync(5000)
    expect(send).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['waited', 0],
    ['was on its way', 700],
  ])('resumes a save that %s when the previous page closed', async (_, afterMs) => {
    let kept: PreferencesPayload | null = null
    const unsent: UnsavedStorage = {
      take: () => kept,
      keep: (payload) => {
        kept = payload
      },
      clear: () => {
        kept = null
      },
    }
    const user = { id: 1, user_preferences: stored() }
    const lost = createPreferencesStore({ user, send: () => new Promise(() => {}), onFailure: vi.fn(), unsent })
    lost.change(dark)
    await vi.advanceTimersByTimeAsync(afterMs)
    lost.leave()

    const send = vi.fn<SendPreferences>(async () => ({ id: 7 }))
    const next = createPreferencesStore({ user, send, onFailure: vi.fn(), unsent })
    expect(next.get().preferences.mode).toBe('dark')
    await vi.advanceTimersByTimeAsync(700)
    expect(sent(send, 0)[0].mode).toBe('dark')
    expect(kept).toBeNull()

    next.leave()
    expect(kept).toBeNull()
  })

  it('does not send unchanged preferences, or changes made while impersonating', async () => {
    const send = vi.fn<SendPreferences>(async () => ({ id: 7 }))
    const store = createPreferencesStore({ user: { id: 1, user_preferences: stored() }, send, onFailure: vi.fn() })
    store.change((preferences) => preferences)
    store.setTimezone('Europe/Madrid')
    const acting = createPreferencesStore({
      user: { id: 2, user_preferences: stored({}, '4.0.0') },
      send,
      onFailure: vi.fn(),
      isKept: false,
    })
    acting.change(dark)
    expect(acting.get().preferences.mode).toBe('dark')
    await vi.advanceTimersByTimeAsync(5000)
    expect(send).not.toHaveBeenCalled()
  })
})

describe('versions (§4)', () => {
  it('migrates another version with a notice, saves it in this version, and can restore the old layout', async () => {
    const send = vi.fn<SendPreferences>(async () => ({ id: 7 }))
    const old = stored({ boards: { b: [{ code: 'gone', show: true, size: 1, order: 0 }] } }, '4.4.5')
    const store = createPreferencesStore({
      user: { id: 1, user_preferences: old },
      send,
      onFailure: vi.fn(),
    })
    expect(store.get()).toMatchObject({ notice: 'carried', preferences: { boards: { b: [{ code: 'gone' }] } } })
    await vi.advanceTimersByTimeAsync(700)
    expect(sent(send, 0)[1].version).toBe('4.4.6')
    store.dismissNotice()
    expect(store.get().notice).toBeUndefined()
    expect(store.restore()).toBe(true)
    expect(store.restore()).toBe(false)
  })

  it('resets preferences that cannot be parsed', () => {
    const store = createPreferencesStore({
      user: { id: 1, user_preferences: { ...stored(), preferences: '{' } },
      send: async () => ({ id: 7 }),
      onFailure: vi.fn(),
    })
    expect(store.get().notice).toBe('reset')
    expect(store.get().preferences.boards).toEqual({})
  })

  it('resets all boards, with undo', () => {
    const store = createPreferencesStore({
      user: { id: 1, user_preferences: stored() },
      send: async () => ({ id: 7 }),
      onFailure: vi.fn(),
    })
    const before = store.get().preferences.boards
    store.resetBoards()
    expect(store.get().preferences.boards).toEqual({})
    expect(store.restore()).toBe(true)
    expect(store.get().preferences.boards).toEqual(before)
  })
})

/** The delay of a save, and the code that merges. */
async function whenSaved(): Promise<void> {
  await vi.advanceTimersByTimeAsync(700)
  await vi.dynamicImportSettled()
  await vi.advanceTimersByTimeAsync(0)
}

describe('two browsers', () => {
  const browsers = (initial: object | null) => {
    let row = initial && { id: 7, version: '4.4.6', timezone: 'default', preferences: JSON.stringify(initial) }
    const open = () =>
      createPreferencesStore({
        user: { id: 1, user_preferences: row },
        send: async ({ preferences, version, timezone }) => {
          row = { id: 7, preferences, version, timezone }
          return { id: 7 }
        },
        readLatest: async () => row,
        onFailure: vi.fn(),
      })
    return { one: open(), other: open(), stored: () => JSON.parse(row?.preferences ?? '{}'), row: () => row }
  }
  const widgets = (...hidden: string[]) =>
    ['a', 'b', 'c'].map((code, order) => ({ code, show: !hidden.includes(code), size: 1 as const, order }))
  const layout =
    (board: string, ...hidden: string[]) =>
    (preferences: Preferences) => ({
      ...preferences,
      boards: { ...preferences.boards, [board]: widgets(...hidden) },
    })

  it.each([
    ['a stored layout', { boards: { home: widgets() } }],
    ['the default layout', null],
  ])('keep both changes of %s', async (_, initial) => {
    const { one, other, stored } = browsers(initial)
    for (const store of [one, other]) store.assume('home', widgets())
    one.change(layout('home', 'a'))
    await whenSaved()
    other.change(layout('home', 'c'))
    other.change(dark)
    await whenSaved()
    const hidden = (boards: Preferences['boards']) => boards.home?.flatMap(({ code, show }) => (show ? [] : [code]))
    expect(hidden(stored().boards)).toEqual(['a', 'c'])
    expect(hidden(other.get().preferences.boards)).toEqual(['a', 'c'])
    one.change(compact)
    await whenSaved()
    expect(one.get().preferences).toMatchObject({ mode: 'dark', density: 'compact' })
    expect(hidden(one.get().preferences.boards)).toEqual(['a', 'c'])
  })

  it('load what the other saved when the user reloads, and ignore a late response', async () => {
    const { one, other, row } = browsers({ boards: {} })
    const late = row()
    one.change(dark)
    await whenSaved()
    other.refresh(row())
    await whenSaved()
    expect(other.get().preferences.mode).toBe('dark')
    one.refresh(late)
    await whenSaved()
    expect(one.get().preferences.mode).toBe('dark')
  })

  it("save even if the provider's copy cannot be read", async () => {
    const send = vi.fn<SendPreferences>(async () => ({ id: 7 }))
    const readLatest = () => Promise.reject(new Error('down'))
    const store = createPreferencesStore({
      user: { id: 1, user_preferences: stored() },
      send,
      readLatest,
      onFailure: vi.fn(),
    })
    store.change(dark)
    await whenSaved()
    expect(sent(send, 0)[0].mode).toBe('dark')
    expect(store.get().saving).toBe('saved')
  })
})
