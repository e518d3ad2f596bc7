import { fireEvent, render, renderHook, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { isFixed, type Rect, rectOf, useFrozenAnchorRect } from './useFrozenAnchorRect.ts'

const at = (y: number): Rect => ({ x: 8, y, width: 40, height: 20 })

function setup() {
  let rect: Rect | null = at(100)
  const hook = renderHook(({ isOpen }) => useFrozenAnchorRect(isOpen, () => rect), { initialProps: { isOpen: true } })
  return {
    read: () => hook.result.current(),
    open: (isOpen: boolean) => hook.rerender({ isOpen }),
    move: (next: Rect | null) => {
      rect = next
    },
  }
}

it('keeps the position when the anchor moves', () => {
  const { read, move } = setup()
  expect(read()).toEqual(at(100))
  move(at(140))
  expect(read()).toEqual(at(100))
})

it('follows the anchor on scroll and resize', () => {
  const { read, move } = setup()
  read()
  move(at(60))
  fireEvent.scroll(document.body)
  expect(read()).toEqual(at(60))
  move(at(30))
  expect(read()).toEqual(at(60))
  fireEvent(window, new Event('resize'))
  expect(read()).toEqual(at(30))
})

it('keeps the position when the anchor is removed', () => {
  const { read, move } = setup()
  read()
  move(null)
  fireEvent.scroll(document.body)
  expect(read()).toEqual(at(100))
})

it('measures the anchor again on each opening', () => {
  const { read, open, move } = setup()
  read()
  open(false)
  move(at(20))
  open(true)
  expect(read()).toEqual(at(20))
})

it('rectOf returns null for a detached element', () => {
  expect(rectOf(document.createElement('button'))).toBeNull()
  expect(rectOf(null)).toBeNull()
  expect(rectOf(document.body)).not.toBeNull()
})

it('isFixed is true inside a fixed or sticky element', () => {
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
  expect(isFixed(screen.getByRole('button', { name: 'Account' }))).toBe(true)
  expect(isFixed(screen.getByRole('button', { name: 'Row' }))).toBe(false)
  expect(isFixed(null)).toBe(false)
})
