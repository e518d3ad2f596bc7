import { expect, it } from 'vitest'
import { catalogueRows, cellOf, rowStates, whyNever } from '../packages/widgets/src/catalogue/storyStates.ts'
import { readListStates } from './listStates.ts'

it('has no hole: every state of every list has a story or a reason', () => {
  const rows = readListStates()
  expect(rows.length).toBeGreaterThan(35)
  const holes = rows.flatMap(({ resource, cells }) =>
    cells.flatMap(({ state, story, why }) => (story || why ? [] : [`${resource} ${state}`])),
  )
  expect(holes).toEqual([])
  expect(rows.find(({ resource }) => resource === 'companyUsers')?.cells).toContainEqual({
    state: 'stale',
    story: 'screens-users--stale',
  })
})

it('has no hole: every state of every widget is played or has a reason', () => {
  const holes = catalogueRows.flatMap((row) =>
    rowStates.filter((state) => {
      const cell = cellOf(row, state)
      return cell.kind === 'never' && !whyNever[cell.why]
    }),
  )
  expect(holes).toEqual([])
})
