import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Column } from './column.ts'
import { arrange, clampWidth, moved, narrowest, orderedColumns, toggled, widest } from './view.ts'

const named = (...ids: string[]): Column<null>[] => ids.map((id) => ({ id, header: id, value: () => null }))
const ids = (columns: readonly Column<null>[]) => columns.map((column) => column.id)
const some = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), { minLength: 1 })
const stored = fc.array(fc.constantFrom('a', 'c', 'e', 'gone', 'old'))

describe('order', () => {
  it('contains every column once, whatever was stored', () => {
    fc.assert(
      fc.property(some, stored, (own, order) => {
        expect(ids(orderedColumns(named(...own), order)).toSorted()).toEqual(own.toSorted())
      }),
    )
  })

  it('puts a column newer than the stored order behind its predecessor', () => {
    expect(ids(orderedColumns(named('a', 'new', 'b', 'c'), ['c', 'a', 'b']))).toEqual(['c', 'a', 'new', 'b'])
    expect(ids(orderedColumns(named('new', 'a', 'b'), ['b', 'a']))).toEqual(['new', 'b', 'a'])
  })

  it('moves a column there and back', () => {
    fc.assert(
      fc.property(some, stored, fc.nat(), (own, order, pick) => {
        const columns = named(...own)
        const before = ids(arrange(columns, { order }))
        const at = pick % Math.max(1, before.length - 1)
        const id = before[at] ?? ''
        const there = moved(columns, { order }, id, 1)
        if (before.length > 1) expect(there.indexOf(id)).toBe(at + 1)
        expect(moved(columns, { order: there }, id, -1)).toEqual(before)
      }),
    )
  })

  it('skips hidden columns when it moves one', () => {
    const order = moved(named('a', 'b', 'c'), { hidden: ['b'] }, 'a', 1)
    expect(ids(arrange(named('a', 'b', 'c'), { order, hidden: ['b'] }))).toEqual(['c', 'a'])
  })

  it('stops at both ends', () => {
    expect(moved(named('a', 'b'), {}, 'a', -1)).toEqual(['a', 'b'])
    expect(moved(named('a', 'b'), {}, 'b', 1)).toEqual(['a', 'b'])
  })
})

it('keeps at least one column visible', () => {
  expect(ids(arrange(named('a', 'b'), { hidden: ['a', 'b'] }))).toEqual(['a', 'b'])
  expect(ids(arrange(named('a', 'b'), { hidden: toggled(['b'], 'a') }))).toEqual(['a', 'b'])
  expect(ids(arrange(named('a', 'b'), { hidden: toggled(['a'], 'a') }))).toEqual(['a', 'b'])
})

it('clamps widths', () => {
  expect([clampWidth(3), clampWidth(99.6), clampWidth(1e6)]).toEqual([narrowest, 100, widest])
})
