import { act, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { useWidth } from './useWidth.ts'

function Stage({ name }: { name: string }) {
  const ref = useRef<HTMLDivElement>(null)
  const width = useWidth(ref, name, 640)
  return (
    <div ref={ref} role="img" aria-label={name}>
      {width}
    </div>
  )
}

let measured: () => void
class Observer {
  constructor(run: () => void) {
    measured = run
  }
  observe() {}
  disconnect() {}
}
const widthOf = (name: string) => Number(screen.getByRole('img', { name }).textContent)

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a chart that is opened again has its last width without being measured, and follows the observer', () => {
  vi.stubGlobal('ResizeObserver', Observer)
  const box = vi.spyOn(Element.prototype, 'getBoundingClientRect')
  box.mockReturnValue(DOMRect.fromRect({ width: 400 }))
  const first = render(<Stage name="Traffic" />)
  expect(widthOf('Traffic')).toBe(400)
  first.unmount()
  render(<Stage name="Requests" />).unmount()

  box.mockClear().mockReturnValue(DOMRect.fromRect({ width: 500 }))
  render(<Stage name="Traffic" />)
  expect(widthOf('Traffic')).toBe(400)
  expect(box).not.toHaveBeenCalled()
  act(() => measured())
  expect(widthOf('Traffic')).toBe(500)
})

test('the other widths are measured anew once one has changed', () => {
  vi.stubGlobal('ResizeObserver', Observer)
  const box = vi.spyOn(Element.prototype, 'getBoundingClientRect')
  box.mockReturnValue(DOMRect.fromRect({ width: 300 }))
  render(<Stage name="Hits" />).unmount()
  render(<Stage name="Errors" />)
  box.mockReturnValue(DOMRect.fromRect({ width: 350 }))
  act(() => measured())
  render(<Stage name="Hits" />)
  expect(widthOf('Hits')).toBe(350)
})
