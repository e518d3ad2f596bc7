import { fireEvent, render, renderHook, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { isHeld, placeOf, type Rect, useStandingRect } from './useStandingRect.ts'

const at = (y: number): Rect => ({ x: 8, y, width: 40, height: 20 })

function standing() {
  let place: Rect | null = at(100)
  const hook = renderHook(({ isOpen }) => useStandingRect(isOpen, () => place), { initialProps: { isOpen: true } })
  return {
    read: () => hook.result.current(),
    open: (isOpen: boolean) => hook.rerender({ isOpen }),
    move: (next: Rect | null) => {
      place = next
    },
  }
}

it('stands where it opened, wherever its anchor is pushed', () => {
  const { read, move } = standing()
  expect(read()).toEqual(at(100))
  move(at(140))
  expect(read()).toEqual(at(100))
})

it('goes with its anchor when somebody scrolls a part of the page or changes the size of the window', () => {
  const { read, move } = standing()
  read()
  move(at(60))
  fireEvent.scroll(document.body)
  expect(read()).toEqual(at(60))
  move(at(30))
  expect(read()).toEqual(at(60))
  fireEvent(window, new Event('resize'))
  expect(read()).toEqual(at(30))
})

it('stays when its anchor is taken away', () => {
  const { read, move } = standing()
  read()
  move(null)
  fireEvent.scroll(document.body)
  expect(read()).toEqual(at(100))
})

it('opens at the place of its anchor each time', () => {
  const { read, open, move } = standing()
  read()
  open(false)
  move(at(20))
  open(true)
  expect(read()).toEqual(at(20))
})

it('knows no place of an element that is not in the page', () => {
  expect(placeOf(document.createElement('button'))).toBeNull()
  expect(placeOf(null)).toBeNull()
  expect(placeOf(document.body)).not.toBeNull()
})

it('knows what stays where it is while the page scrolls', () => {
  render(
    <>
      <header style={{ position: 'sticky' }}>
        <p>
          <button type="button">Account</button>
        </p>
      </header>
      <main>
        <button type="button">Row</button>
      </main>
    </>,
  )
  expect(isHeld(screen.getByRole('button', { name: 'Account' }))).toBe(true)
  expect(isHeld(screen.getByRole('button', { name: 'Row' }))).toBe(false)
  expect(isHeld(null)).toBe(false)
})
