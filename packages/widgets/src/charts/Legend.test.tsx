import type { LegendState } from '@parapet/api'
import { AnnouncerProvider, LocaleProvider, loadWords } from '@parapet/ui'
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeAll, expect, it, vi } from 'vitest'
import { Legend } from './Legend.tsx'
import type { SeriesData } from './types.ts'

beforeAll(() => Promise.all([loadWords('en'), import('./LegendSearch.tsx')]))

const names = ['Málaga', 'Madrid', 'Bilbao', 'Lugo', 'Vigo', 'León', 'Soria', 'Cádiz', 'Cáceres']
const series = (count: number): SeriesData[] =>
  names.slice(0, count).map((label) => ({ key: label, label, color: 'c1', values: [1, 2, 3] }))

let state: LegendState | undefined
function Held({ count }: { count: number }) {
  const [held, setHeld] = useState<LegendState>()
  state = held
  return (
    <LocaleProvider locale="en" zone="UTC">
      <AnnouncerProvider>
        <Legend
          series={series(count)}
          unit="requests"
          peak={3}
          finished={3}
          state={held}
          onState={setHeld}
          onLit={vi.fn()}
          dropped={0}
        />
      </AnnouncerProvider>
    </LocaleProvider>
  )
}
const show = async (count: number) => {
  await act(async () => void render(<Held count={count} />))
  return userEvent.setup()
}
const entry = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) })
const entries = () => within(screen.getByRole('list')).getAllByRole('button').length
const heard = (text: string | RegExp) => screen.getAllByRole('status').some((one) => one.textContent?.match(text))

it('shows one series alone on double click or Alt+click, whatever was shown before', async () => {
  const user = await show(3)
  await user.dblClick(entry('Madrid'))
  expect(state).toEqual({ only: ['Madrid'] })
  await user.dblClick(entry('Madrid'))
  expect(state).toEqual({ only: ['Madrid'] })
  await user.keyboard('{Alt>}')
  await user.click(entry('Bilbao'))
  await user.click(entry('Bilbao'))
  await user.keyboard('{/Alt}')
  expect(state).toEqual({ only: ['Bilbao'] })
  expect(heard('Only Bilbao is shown')).toBe(true)
})

it('does the same by keyboard', async () => {
  const user = await show(3)
  entry('Madrid').focus()
  await user.keyboard('{Enter}')
  expect(state).toEqual({ only: ['Madrid'] })
  await user.keyboard('{Enter}')
  expect(state).toBeUndefined()
  expect(heard('All series are shown')).toBe(true)
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(state).toEqual({ hide: ['Madrid'] })
  await user.keyboard('{Alt>}{Enter}{/Alt}')
  expect(state).toEqual({ only: ['Madrid'] })
})

it('has no search when it is short', async () => {
  await show(8)
  expect(screen.queryByRole('searchbox')).toBeNull()
})

it('has a search when it is long: by every word, ignoring accents, with the number of matches', async () => {
  const user = await show(9)
  const field = await screen.findByRole('searchbox', { name: /^Find a series/ })
  expect(screen.queryByText(/of 9/)).toBeNull()
  await user.type(field, 'ma')
  expect(entries()).toBe(2)
  expect(screen.getByText('2 of 9')).toBeDefined()
  expect(heard('2 of 9 series match')).toBe(true)
  await user.keyboard('{Enter}')
  expect(state).toEqual({ only: ['Málaga', 'Madrid'] })
  expect(heard('Only 2 series are shown')).toBe(true)
  await user.keyboard('{Escape}')
  expect(field).toHaveProperty('value', '')
  expect(document.activeElement).toBe(field)
  expect(entries()).toBe(9)
  expect(state).toEqual({ only: ['Málaga', 'Madrid'] })
})

it('hides and shows the matches, or all', async () => {
  const user = await show(9)
  const field = await screen.findByRole('searchbox')
  await user.click(screen.getByRole('button', { name: 'Hide all' }))
  expect(state).toEqual({ only: [] })
  await user.click(screen.getByRole('button', { name: 'Show all' }))
  expect(state).toBeUndefined()
  await user.type(field, 'cád')
  await user.click(screen.getByRole('button', { name: 'Hide these' }))
  expect(state).toEqual({ hide: ['Cádiz'] })
  expect(heard('1 series hidden')).toBe(true)
})

it('shows that nothing matches, and then changes nothing', async () => {
  const user = await show(9)
  await user.type(await screen.findByRole('searchbox'), 'x<b>')
  expect(screen.getAllByText('No series match “x<b>”.').length).toBeGreaterThan(0)
  await user.keyboard('{Enter}')
  await user.click(screen.getByRole('button', { name: 'Hide these' }))
  expect(state).toBeUndefined()
})

it('leaves Escape to its container when there is nothing to clear', async () => {
  const around = vi.fn()
  const user = await show(9)
  document.body.addEventListener('keydown', around)
  const field = await screen.findByRole('searchbox')
  await user.type(field, 'a')
  around.mockClear()
  await user.keyboard('{Escape}')
  expect(around).not.toHaveBeenCalled()
  await user.keyboard('{Escape}')
  expect(around).toHaveBeenCalledTimes(1)
  document.body.removeEventListener('keydown', around)
})
