import { defaultTheme } from '@parapet/ui'
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { lookOfFrame } from '../look.ts'
import { StoryFrame } from './StoryFrame.tsx'

let show: () => void
beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(notify: (entries: { isIntersecting: boolean }[]) => void) {
        show = () => notify([{ isIntersecting: true }])
      }
      observe() {
        return undefined
      }
      disconnect() {
        return undefined
      }
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

const ember = { ...defaultTheme, name: 'ember', primary: '#e4572e' }
const frameOf = (seed: typeof defaultTheme, mode: 'light' | 'dark' = 'light') => (
  <StoryFrame id="screens-home--admin" title="Home" blockSize={400} seed={seed} mode={mode} globals="locale:es" />
)
const lookOf = (frame: HTMLElement) => {
  vi.stubGlobal('frameElement', frame)
  return lookOfFrame()
}

it('loads a story when it comes near the window, and not before', () => {
  render(frameOf(defaultTheme))
  expect(screen.queryByTitle('Home, light')).toBeNull()
  act(() => show())
  expect(screen.getByTitle('Home, light')).toHaveProperty(
    'src',
    expect.stringMatching(/iframe\.html\?id=screens-home--admin&viewMode=story&globals=locale:es$/),
  )
})

it('gives a frame that still loads the newest theme, and turns one that has loaded', () => {
  const { rerender } = render(frameOf(defaultTheme))
  act(() => show())
  const frame = screen.getByTitle<HTMLIFrameElement>('Home, light')
  expect(lookOf(frame)).toMatchObject({ theme: { name: 'parapet' }, mode: 'light' })
  rerender(frameOf(ember))
  expect(lookOf(frame)).toMatchObject({ theme: { name: 'ember' }, mode: 'light' })

  const turn = vi.fn()
  Object.defineProperty(frame, 'contentWindow', { value: { parapetTurn: turn } })
  rerender(frameOf(defaultTheme, 'dark'))
  expect(turn).toHaveBeenCalledExactlyOnceWith({ theme: defaultTheme, mode: 'dark' })
  expect(lookOf(frame)).toMatchObject({ theme: { name: 'parapet' }, mode: 'dark' })
})
