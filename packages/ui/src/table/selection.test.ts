import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isSelected, nothingSelected, type Selection, select, selectAll, selectedCount, withRows } from './selection.ts'

const all = Array.from({ length: 20 }, (_, at) => `${at}`)
const anySelection: fc.Arbitrary<Selection> = fc
  .tuple(fc.boolean(), fc.subarray(all))
  .map(([isAll, ids]) => (isAll ? { all: true, except: new Set(ids) } : { all: false, ids: new Set(ids) }))

it('adds and removes rows, in either representation, and leaves the others', () => {
  fc.assert(
    fc.property(anySelection, fc.subarray(all), fc.boolean(), (before, ids, isOn) => {
      const after = withRows(before, ids, isOn)
      for (const id of all) expect(isSelected(after, id)).toBe(ids.includes(id) ? isOn : isSelected(before, id))
      expect(selectedCount(after, all.length)).toBe(all.filter((id) => isSelected(after, id)).length)
    }),
  )
})

it('detects none, some and all', () => {
  expect(selectedCount(nothingSelected, 4312)).toBe(0)
  expect(selectedCount(select(['a', 'b', 'a']), 4312)).toBe(2)
  expect(selectedCount(selectAll, 4312)).toBe(4312)
  expect(selectedCount({ all: true, except: new Set(['a']) }, 0)).toBe(0)
})
