import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  initialPreferences,
  type Preferences,
  readPreferences,
  restoreLayout,
  writePreferences,
} from './preferences.ts'
import { APP_VERSION } from './version.ts'

const widget = (code: string, order: number) => ({ code, show: true, size: 1 as const, order })
const preferences: Preferences = {
  ...initialPreferences(),
  boards: { home: [widget('home.hits', 0), { ...widget('home.map', 1), size: 2, show: false }] },
  closedNotes: ['stats.intro'],
  hasKeys: false,
  byteLabels: 'jedec',
  mode: 'dark',
  locale: 'es',
  lastCompany: 300,
  refresh: { 'stats.delivery': 60_000 },
}
const stored = (body: unknown, version = APP_VERSION) => ({
  id: 1,
  preferences: typeof body === 'string' ? body : JSON.stringify(body),
  version,
  timezone: 'Asia/Tokyo',
})

describe('preferences', () => {
  it('round-trip, in this version', () => {
    const payload = writePreferences(preferences, 7, 'Asia/Tokyo')
    expect(payload).toMatchObject({ user: 7, version: '4.4.6', temporal: false, timezone: 'Asia/Tokyo' })
    expect(readPreferences(payload)).toEqual({ preferences, timezone: 'Asia/Tokyo' })
  })

  it('have defaults for a new user, without a notice', () => {
    for (const raw of [null, undefined])
      expect(readPreferences(raw)).toEqual({ preferences: initialPreferences(), timezone: 'default' })
  })

  it('of another version are migrated, with a copy of the original', () => {
    const read = readPreferences(stored(preferences, '4.4.5'))
    expect(read.notice).toBe('carried')
    expect(read.timezone).toBe('Asia/Tokyo')
    expect(read.preferences.boards).toEqual(preferences.boards)
    expect(read.preferences).toMatchObject({
      mode: 'dark',
      locale: 'es',
      lastCompany: 300,
      closedNotes: ['stats.intro'],
    })
    expect(restoreLayout(read.preferences)).toEqual(preferences)
    expect(restoreLayout(preferences)).toBeUndefined()
  })

  it('lose no board for a broken one, and no widget for a broken one beside it', () => {
    const [kept] = preferences.boards.home ?? []
    const read = (boards: unknown) => readPreferences(stored({ ...preferences, boards })).preferences
    expect(read({ home: [null, kept, 'x', { show: true }] }).boards).toEqual({ home: [kept] })
    for (const broken of [null, 'x', 7, {}])
      expect(read({ stats: broken, home: [kept] })).toEqual({ ...preferences, boards: { home: [kept] } })
    expect(read({ home: { length: 1 } }).boards).toEqual({})
    const carried = readPreferences(stored({ ...preferences, boards: { stats: null, home: [kept] } }, '4.4.5'))
    expect(restoreLayout(carried.preferences)?.boards).toEqual({ home: [kept] })
  })

  it('keep the copy through save and load', () => {
    const carried = readPreferences(stored(preferences, '4.4.5')).preferences
    const again = readPreferences(writePreferences(carried, 7, 'default'))
    expect(again.notice).toBeUndefined()
    expect(restoreLayout(again.preferences)?.boards).toEqual(preferences.boards)
  })

  it.each(['', 'not json', '{"boards":', '[]', 'null', '42', '"text"'])(
    '%j cannot be parsed: reset, with a notice',
    (text) => {
      const read = readPreferences(stored(text))
      expect(read).toEqual({ preferences: initialPreferences(), timezone: 'Asia/Tokyo', notice: 'reset' })
    },
  )

  it('lose only the broken part', () => {
    const body = {
      ...preferences,
      mode: 'neon',
      density: 4,
      hasKeys: 'no',
      byteLabels: 'bits',
      refresh: { 'stats.delivery': 'often' },
      boards: {
        home: [
          { show: true },
          { code: 'a', size: 9, order: 'x' },
          { code: 'a' },
          { code: 'b', order: -1, extra: { x: 1 } },
        ],
      },
    }
    const read = readPreferences(stored(body))
    expect(read.notice).toBeUndefined()
    expect(read.preferences).toMatchObject({
      mode: 'system',
      density: 'comfortable',
      hasKeys: true,
      byteLabels: 'iec',
      locale: 'es',
    })
    expect(read.preferences.refresh).toEqual({})
    expect(read.preferences.boards.home).toEqual([
      { code: 'b', show: true, size: 1, order: -1, extra: { x: 1 } },
      { code: 'a', show: true, size: 1, order: 0 },
    ])
  })

  it('keep fields of a later version beside the boards, through a save', () => {
    const { preferences: read } = readPreferences(stored({ ...preferences, panels: { open: ['a'] } }))
    expect(JSON.parse(writePreferences(read, 7, 'default').preferences)).toMatchObject({ panels: { open: ['a'] } })
  })

  it('can be parsed from any stored text', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.json(),
          fc.string(),
          fc.object().map((x) => JSON.stringify({ boards: x }, (_, v) => (typeof v === 'bigint' ? 1 : v))),
        ),
        fc.constantFrom('4.4.6', '4.4.5', ''),
        (text, version) => {
          const { preferences: read } = readPreferences(stored(text, version))
          expect(Object.keys(initialPreferences()).every((key) => key in read)).toBe(true)
          for (const widgets of Object.values(read.boards))
            for (const entry of widgets) expect(typeof entry.code).toBe('string')
        },
      ),
    )
  })
})
