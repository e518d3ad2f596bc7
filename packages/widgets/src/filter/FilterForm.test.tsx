import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, it, vi } from 'vitest'
import { analyticsBoards } from '../catalogue/analytics.ts'
import { originAnalytics } from '../catalogue/originBoard.ts'
import { loadBoardWords, TestPage, testNow, testView } from '../catalogue/testProvider.tsx'
import { toBoardQuery } from '../rows/boardQuery.ts'
import type { BoardRow } from '../rows/row.ts'
import { FilterForm } from './FilterForm.tsx'

beforeAll(loadBoardWords)

const rows: Readonly<Record<string, readonly string[]>> = {
  countrycode: ['ES', 'GB', 'FR'],
}

async function show(view = testView(), total = 3, board: BoardRow = analyticsBoards.delivery) {
  const onApply = vi.fn()
  const asked: unknown[] = []
  const query = toBoardQuery(view, { company: 300, now: testNow, zone: 'UTC', allSites: ['a.com'] })
  render(
    <TestPage
      answer={(_, params) => {
        asked.push(JSON.parse(params.get('filters') ?? 'null'))
        const keys = rows[params.get('key_field') ?? ''] ?? []
        return Response.json({ total_count: total, results: keys.map((key) => ({ key, requests: 1500, bytes: 1 })) })
      }}
    >
      <FilterForm
        onApply={onApply}
        onAct={vi.fn()}
        keys={board.filterKeys}
        values={{ query, reading: board.valuesOf ?? (() => null) }}
      />
    </TestPage>,
  )
  const value = await screen.findByRole('combobox', { name: 'Value' })
  return { user: userEvent.setup(), value, onApply, asked }
}

it('offers the values of the range with their requests, and filters them while typing', async () => {
  const { user, value, onApply } = await show()
  const list = await screen.findByRole('listbox', { name: 'Value' })
  expect(
    within(list)
      .getAllByRole('option')
      .map((one) => one.textContent),
  ).toEqual(['SpainES · 1.5k', 'United KingdomGB · 1.5k', 'FranceFR · 1.5k'])
  await user.type(value, 'king')
  expect(within(list).getAllByRole('option')).toHaveLength(1)
  await user.keyboard('{ArrowDown}{Enter}')
  expect((value as HTMLInputElement).value).toBe('GB')
  await user.keyboard('{Enter}')
  expect(onApply).toHaveBeenCalledWith([{ key: 'countrycode', value: 'GB', isExcluded: false }])
})

it('accepts names and former codes for the code in the data', async () => {
  const { user, value, onApply } = await show()
  await screen.findByRole('listbox')
  await user.type(value, 'uk, spain{Enter}')
  expect(onApply.mock.lastCall?.[0].map((one: { value: string }) => one.value)).toEqual(['GB', 'ES'])
})

it.each([
  ['uk', 'United KingdomGB'],
  ['England', 'United KingdomGB'],
  ['España', 'SpainES'],
])('suggests the value for the name or code %s', async (typed, offered) => {
  const { user, value, onApply } = await show()
  await screen.findByRole('listbox', { name: 'Value' })
  await user.type(value, typed)
  const [first] = screen.getAllByRole('option')
  expect(first?.textContent).toContain(offered)
  await user.keyboard('{ArrowDown}{Enter}{Enter}')
  expect(onApply.mock.lastCall?.[0]).toMatchObject([{ value: offered.slice(-2) }])
})

it('warns before a value without matches is applied, and applies it the second time', async () => {
  const { user, value, onApply } = await show()
  await screen.findByRole('listbox')
  await user.type(value, 'Japan{Enter}')
  expect(screen.getByText('No request in this range has exactly Japan.')).toBeDefined()
  expect(onApply).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Apply anyway' }))
  expect(onApply).toHaveBeenCalledWith([{ key: 'countrycode', value: 'JP', isExcluded: false }])
})

it('counts values without their own filter, and shows when only the most frequent ones are known', async () => {
  const { user, value, asked } = await show(testView({ include: { countrycode: ['ES'], method: ['GET'] } }), 400)
  await screen.findByRole('listbox')
  expect(asked[0]).not.toHaveProperty('countrycode')
  expect(asked[0]).toHaveProperty('method', ['GET'])
  await user.type(value, 'JP{Enter}')
  expect(screen.getByText(/JP is not among the 3 most frequent values/)).toBeDefined()
})

it('accepts a time limit with operator and unit, and reports an invalid one at its field', async () => {
  const { user, value, onApply } = await show(testView(), 3, originAnalytics)
  await user.click(screen.getByRole('combobox', { name: 'Field' }))
  await user.click(await screen.findByRole('option', { name: 'First byte' }))
  await user.type(value, 'soon{Enter}')
  expect(value.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText('“soon” is not a possible value.')).toBeDefined()
  expect(screen.getByText('A limit, such as > 250 ms or <= 2 s')).toBeDefined()
  expect(onApply).not.toHaveBeenCalled()
  await user.clear(value)
  await user.type(value, '<= 2 s{Enter}')
  expect(onApply).toHaveBeenCalledWith([{ key: 'tcdn.varnish.t-ttfb', value: 'lte:2000000', isExcluded: false }])
})
