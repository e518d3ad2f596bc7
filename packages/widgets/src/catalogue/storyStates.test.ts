import { expect, it } from 'vitest'
import { catalogueRows, cellOf, rowStates, whyNever } from './storyStates.ts'

const cells = catalogueRows.flatMap((row) => rowStates.map((state) => ({ row, state, cell: cellOf(row, state) })))

it('has every state of every row: played, or with the reason why it cannot be', () => {
  expect(new Set(catalogueRows.map(({ code }) => code)).size).toBe(189)
  expect(cells).toHaveLength(189 * 9)
  const reasons = cells.flatMap(({ cell }) => (cell.kind === 'never' ? [whyNever[cell.why]] : []))
  for (const reason of reasons) expect(reason).toMatch(/\w{3}.*\.$/)
})

it('excuses only figures, the list of what needs attention, and rows that nobody hires', () => {
  const excused = cells.filter(({ cell }) => cell.kind === 'never')
  const wrong = excused.filter(({ row, state }) => {
    if (state === 'notHired') return row.service && !row.isNeverOffer
    if (row.code === 'home.attention') return state !== 'empty'
    return !('kind' in row && row.kind === 'counter' && (state === 'empty' || state === 'partial'))
  })
  expect(wrong.map(({ row, state }) => `${row.code} ${state}`)).toEqual([])
})

it('names the part that a row can be shown without', () => {
  const unnamed = catalogueRows.filter(
    (row) => 'reads' in row && row.secondary && !row.needsSecondary && !row.secondaryName,
  )
  expect(unnamed.map(({ code }) => code)).toEqual([])
})
