import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mergeLayouts, mergePreferences } from './mergePreferences.ts'
import { initialPreferences, type Preferences, type WidgetPreference } from './preferences.ts'

const layout = (...widgets: [code: string, show?: boolean, size?: 1 | 2][]): WidgetPreference[] =>
  widgets.map(([code, show = true, size = 1], order) => ({ code, show, size, order }))
const base = layout(['a'], ['b'], ['c'])

describe('layouts changed in two browsers', () => {
  it('keep every hidden, resized and moved widget', () => {
    const mine = layout(['a', false], ['b'], ['c'])
    const theirs = layout(['c'], ['a'], ['b', true, 2])
    expect(mergeLayouts(base, mine, theirs)).toEqual(layout(['c'], ['a', false], ['b', true, 2]))
    expect(mergeLayouts(base, theirs, mine)).toEqual(layout(['c'], ['a', false], ['b', true, 2]))
  })

  it('prefer the local change on conflict', () => {
    const mine = layout(['b'], ['a', false], ['c'])
    const theirs = layout(['c'], ['b'], ['a', true, 2])
    expect(mergeLayouts(base, mine, theirs)).toEqual(layout(['b'], ['a', false, 2], ['c']))
  })

  it('keep the widgets that one browser added', () => {
    expect(mergeLayouts(base, layout(['a'], ['b'], ['c'], ['d']), layout(['a'], ['b'], ['e'], ['c']))).toEqual(
      layout(['a'], ['b'], ['e'], ['c'], ['d']),
    )
  })
})

const widget = fc.record({ show: fc.boolean(), size: fc.constantFrom<1 | 2>(1, 2) })
const board = fc
  .tuple(fc.shuffledSubarray(['a', 'b', 'c', 'd'], { minLength: 4 }), fc.array(widget, { minLength: 4, maxLength: 4 }))
  .map(([codes, widgets]) =>
    codes.map((code, order) => ({ code, ...(widgets[order] ?? { show: true, size: 1 as const }), order })),
  )
const preferences: fc.Arbitrary<Preferences> = fc
  .record({
    boards: fc.dictionary(fc.constantFrom('home', 'stats'), board),
    closedNotes: fc.uniqueArray(fc.constantFrom('x', 'y', 'z')),
    density: fc.constantFrom('comfortable' as const, 'compact' as const),
    refresh: fc.dictionary(fc.constantFrom('home', 'stats'), fc.constantFrom(60_000, 180_000)),
  })
  .map((part) => ({ ...initialPreferences(), ...part }))

describe('preferences changed in two browsers', () => {
  it('are those of the side that changed, and the remote ones when equal', () => {
    fc.assert(
      fc.property(preferences, preferences, (before, after) => {
        expect(mergePreferences(before, before, after)).toEqual(after)
        expect(sorted(mergePreferences(before, after, before))).toEqual(sorted(after))
        expect(mergePreferences(before, after, after)).toEqual(after)
      }),
    )
  })

  it('keep changes of different parts from both', () => {
    const before = { ...initialPreferences(), closedNotes: ['old'], refresh: { home: 60_000 } }
    const mine = { ...before, mode: 'dark' as const, closedNotes: ['old', 'mine'], refresh: {} }
    const theirs = {
      ...before,
      density: 'compact' as const,
      closedNotes: ['theirs'],
      refresh: { home: 60_000, stats: 180_000 },
      pins: { 300: [{ id: '1-2', name: 'Week', page: 'stats', query: '' }] },
    }
    expect(mergePreferences(before, mine, theirs)).toMatchObject({
      mode: 'dark',
      density: 'compact',
      closedNotes: ['theirs', 'mine'],
      refresh: { stats: 180_000 },
      pins: theirs.pins,
    })
  })
})

const sorted = (one: Preferences) => ({ ...one, closedNotes: one.closedNotes.toSorted() })
