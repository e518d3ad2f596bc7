import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { jittered, useMoment } from './useMoment.ts'

it('spreads refreshes by a tenth', () => {
  expect(jittered(60_000, 0)).toBe(54_000)
  expect(jittered(60_000, 0.5)).toBe(60_000)
  expect(jittered(60_000, 1)).toBe(66_000)
})

describe('autorefresh', () => {
  beforeEach(() => vi.useFakeTimers({ now: 1_800_000_000_000 }))
  afterEach(() => {
    vi.useRealTimers()
    document.body.replaceChildren()
  })
  const start = () => renderHook(() => useMoment({ refreshMs: 60_000, resetKey: 'view' }))
  const pass = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000))
  const put = (html: string) => {
    document.body.insertAdjacentHTML('beforeend', html)
    return document.body.lastElementChild as HTMLElement
  }

  it.each([
    ['a menu is open', '<div role="menu"></div>'],
    ['a dialog is open', '<div role="dialog"></div>'],
    ['a list is open', '<div role="listbox"></div>'],
    ['a range is being cut out', '<figure role="figure"><div role="slider"></div></figure>'],
  ])('pauses while %s, and resumes afterwards', (_, html) => {
    const { result } = start()
    const first = result.current.now
    const open = put(html)
    pass(70)
    expect(result.current).toMatchObject({ state: 'paused', now: first })
    open.remove()
    pass(6)
    expect(result.current.state).toBe('live')
    expect(result.current.now).toBeGreaterThan(first)
  })

  it('pauses during drag or typing', () => {
    const { result } = start()
    const first = result.current.now
    act(() => void document.dispatchEvent(new Event('pointerdown')))
    pass(70)
    expect(result.current).toMatchObject({ state: 'paused', now: first })
    const field = put('<input>')
    field.focus()
    act(() => void document.dispatchEvent(new Event('pointerup')))
    pass(6)
    expect(result.current).toMatchObject({ state: 'paused', now: first })
    field.blur()
    pass(6)
    expect(result.current.now).toBeGreaterThan(first)
  })

  it('is late when offline, keeps the time of the last data, and resumes when online', () => {
    const { result } = start()
    const first = result.current.now
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    pass(200)
    expect(result.current).toMatchObject({ state: 'late', now: first })
    onLine.mockRestore()
    pass(6)
    expect(result.current.state).toBe('live')
    expect(result.current.now).toBeGreaterThan(first)
  })

  it('is late while earlier responses are pending', () => {
    const { result } = start()
    const widget = put('<div data-widget="a" aria-busy="true"></div>')
    pass(70)
    expect(result.current.state).toBe('late')
    widget.setAttribute('aria-busy', 'false')
    pass(6)
    expect(result.current.state).toBe('live')
  })
})
