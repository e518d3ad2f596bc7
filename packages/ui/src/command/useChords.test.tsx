import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { activeChords, useChords } from './useChords.ts'

const runChord = vi.fn()
afterEach(() => void delete document.documentElement.dataset.keys)

function Page() {
  useChords({ title: 'Range', lead: 'd', keys: { '7': { label: 'Last 7 days', run: runChord } } })
  return (
    <>
      <button type="button">somewhere</button>
      <input aria-label="name" />
    </>
  )
}

const press = async (keys: string, where = 'somewhere') => {
  runChord.mockClear()
  render(<Page />)
  ;(where === 'name' ? screen.getByRole('textbox') : screen.getByRole('button')).focus()
  await userEvent.keyboard(keys)
  return runChord.mock.calls.length
}

it.each([
  ['both keys', 'd7', 1],
  ['twice', 'd7d7', 2],
  ['the lead again before the second', 'dd7', 1],
  ['only the second', '7', 0],
  ['another key between them', 'dx7', 0],
  ['a key of the browser', '{Control>}d{/Control}7', 0],
])('runs for %s: %s, %i times', async (_, keys, times) => {
  expect(await press(keys)).toBe(times)
})

it('ignores keys typed into a text field', async () => {
  expect(await press('d7', 'name')).toBe(0)
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'd7')
})

it('requires the second key within a second', () => {
  runChord.mockClear()
  render(<Page />)
  const key = (name: string, timeStamp: number) => {
    const event = new KeyboardEvent('keydown', { key: name, bubbles: true })
    Object.defineProperty(event, 'timeStamp', { value: timeStamp })
    fireEvent(screen.getByRole('button'), event)
  }
  key('d', 0)
  key('7', 1500)
  expect(runChord).not.toHaveBeenCalled()
  key('d', 2000)
  key('7', 2900)
  expect(runChord).toHaveBeenCalledOnce()
})

it('does nothing when single-key shortcuts are turned off', async () => {
  document.documentElement.dataset.keys = 'false'
  expect(await press('d7')).toBe(0)
  document.documentElement.dataset.keys = 'true'
  await userEvent.keyboard('d7')
  expect(runChord).toHaveBeenCalledOnce()
})

it('is listed while mounted', () => {
  const { unmount } = render(<Page />)
  expect(activeChords()).toEqual([{ title: 'Range', shortcuts: [{ keys: ['d', '7'], label: 'Last 7 days' }] }])
  unmount()
  expect(activeChords()).toEqual([])
})
