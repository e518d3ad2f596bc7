import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { heldChords, useChords } from './useChords.ts'

const week = vi.fn()
afterEach(() => void delete document.documentElement.dataset.keys)

function Page() {
  useChords({ title: 'Range', lead: 'd', keys: { '7': { label: 'Last 7 days', run: week } } })
  return (
    <>
      <button type="button">somewhere</button>
      <input aria-label="name" />
    </>
  )
}

const press = async (keys: string, where = 'somewhere') => {
  week.mockClear()
  render(<Page />)
  ;(where === 'name' ? screen.getByRole('textbox') : screen.getByRole('button')).focus()
  await userEvent.keyboard(keys)
  return week.mock.calls.length
}

it.each([
  ['both keys', 'd7', 1],
  ['twice', 'd7d7', 2],
  ['the lead again before the second', 'dd7', 1],
  ['only the second', '7', 0],
  ['another key between them', 'dx7', 0],
  ['a key of the browser', '{Control>}d{/Control}7', 0],
])('%s', async (_, keys, times) => {
  expect(await press(keys)).toBe(times)
})

it('leaves what is typed alone', async () => {
  expect(await press('d7', 'name')).toBe(0)
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'd7')
})

it('forgets the lead after a second', () => {
  week.mockClear()
  render(<Page />)
  const key = (name: string, timeStamp: number) => {
    const event = new KeyboardEvent('keydown', { key: name, bubbles: true })
    Object.defineProperty(event, 'timeStamp', { value: timeStamp })
    fireEvent(screen.getByRole('button'), event)
  }
  key('d', 0)
  key('7', 1500)
  expect(week).not.toHaveBeenCalled()
  key('d', 2000)
  key('7', 2900)
  expect(week).toHaveBeenCalledOnce()
})

it('does nothing for who turned such keys off', async () => {
  document.documentElement.dataset.keys = 'false'
  expect(await press('d7')).toBe(0)
  document.documentElement.dataset.keys = 'true'
  await userEvent.keyboard('d7')
  expect(week).toHaveBeenCalledOnce()
})

it('is told of for as long as it is on the page', () => {
  const { unmount } = render(<Page />)
  expect(heldChords()).toEqual([{ title: 'Range', shortcuts: [{ keys: ['d', '7'], label: 'Last 7 days' }] }])
  unmount()
  expect(heldChords()).toEqual([])
})
