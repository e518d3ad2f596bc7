import { bucketEnd, bucketsOf } from '@parapet/api'
import { AnnouncerProvider, LocaleProvider, ToastProvider, useChords } from '@parapet/ui'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { expect } from 'storybook/test'
import { beforeAll, describe, it, vi } from 'vitest'
import { uiWords } from '../../../ui/src/words/ui.ts'
import { kindWords } from '../words/kinds.ts'
import { createCursor } from './cursor.ts'
import type { PlotModel } from './options.ts'
import { Surface, type SurfaceProps } from './Surface.tsx'
import { linear } from './scale.ts'
import type { SeriesShape } from './types.ts'

const first = 1_780_000_200
const step = 300
const start = (place: number) => first + place * step
const ten = Array.from({ length: 10 }, (_, place) => start(place))
const zone = 'Europe/Madrid'
const DAY = 86_400

beforeAll(() => Promise.all([kindWords.load('en'), uiWords.load('en')]))

function show(shape: SeriesShape, times: readonly number[] = ten, step = 300) {
  const last = times.at(-1) ?? 0
  const pad = shape === 'bar' ? step / 2 : 0
  const model: PlotModel = {
    width: 640,
    height: 240,
    box: { left: 40, top: 24, width: 600, height: 180 },
    shape,
    unit: 'count',
    times,
    step,
    end: bucketEnd(last, step, zone),
    series: [
      { key: 'a', label: 'A', color: 'c1', values: times.map(() => 1) },
      { key: 'b', label: 'B', color: 'c2', values: times.map(() => 0.2) },
    ],
    x: { min: (times[0] ?? 0) - pad, max: last + pad, ticks: [] },
    y: { peak: 1, ticks: [0, 1], label: '', texts: ['0', '1'] },
    gaps: [],
  }
  const onZoom = vi.fn()
  const onMenu = vi.fn<NonNullable<SurfaceProps['onMenu']>>()
  render(
    <LocaleProvider locale="en" zone="UTC">
      <AnnouncerProvider>
        <ToastProvider>
          <Surface
            model={model}
            cursor={createCursor()}
            label="Chart"
            markers={[]}
            onZoom={onZoom}
            onMenu={onMenu}
            timeText={(time) => `${time}`}
          />
        </ToastProvider>
      </AnnouncerProvider>
    </LocaleProvider>,
  )
  const surface = screen.getByRole('application')
  surface.setPointerCapture = () => undefined
  const { toPixel } = linear(model.x.min, model.x.max, model.box.left, model.box.width)
  return {
    onZoom,
    onMenu,
    rightClick: (time: number, clientY: number, shiftKey = false) => {
      fireEvent.pointerMove(surface, { clientX: toPixel(time) })
      return fireEvent.contextMenu(surface, { clientX: toPixel(time), clientY, shiftKey })
    },
    brush: (from: number, to: number) => {
      fireEvent.pointerDown(surface, { button: 0, clientX: toPixel(from) })
      fireEvent.pointerMove(surface, { clientX: toPixel(to) })
      fireEvent.pointerUp(surface)
    },
    press: (...keys: string[]) => {
      for (const key of keys) fireEvent.keyDown(surface, { key })
    },
    handle: (name: string) => screen.findByRole('slider', { name }),
  }
}

it('offers the menu of the series that is nearest to the pointer, at that moment, and leaves Shift to the browser', () => {
  const { onMenu, rightClick } = show('line')
  expect(rightClick(start(3), 30)).toBe(false)
  expect(rightClick(start(9), 160)).toBe(false)
  expect(rightClick(start(9), 160, true)).toBe(true)
  const surface = screen.getByRole('application')
  expect(onMenu.mock.calls).toEqual([
    ['a', { from: start(3), to: start(4) }, surface, { x: expect.any(Number), y: 30 }],
    ['b', { from: start(9), to: start(10) }, surface, { x: expect.any(Number), y: 160 }],
  ])
})

it('offers by a key the menu of the topmost series at the point', () => {
  const { onMenu, press } = show('line')
  press('m', 'Home', 'm')
  expect(onMenu.mock.calls).toEqual([
    ['a', { from: start(0), to: start(1) }, screen.getByRole('application'), undefined],
  ])
})

it('leaves the second key of a chord to the page: d c compares and copies nothing', () => {
  const compare = vi.fn()
  const copy = vi.spyOn(navigator.clipboard, 'writeText')
  function Page() {
    useChords({ title: 'Range', lead: 'd', keys: { c: { label: 'Compare', run: compare } } })
    return null
  }
  render(<Page />)
  const { press } = show('line')
  press('Home', 'd', 'c')
  expect(compare).toHaveBeenCalledOnce()
  expect(copy).not.toHaveBeenCalled()
  press('c')
  expect(copy).toHaveBeenCalledOnce()
})

describe('zoom', () => {
  it('selects the brushed bars, which are centred on their start', () => {
    const { brush, onZoom } = show('bar')
    brush(start(3) - step / 2, start(4) + step / 2)
    expect(onZoom).toHaveBeenLastCalledWith({ from: start(3), to: start(5) })
    brush(start(0) - step / 2, start(9) + step / 2)
    expect(onZoom).toHaveBeenLastCalledWith({ from: start(0), to: start(10) })
  })

  it('selects the span between two points of a line, including the last bucket', () => {
    const { brush, onZoom } = show('line')
    brush(start(3), start(5))
    expect(onZoom).toHaveBeenLastCalledWith({ from: start(3), to: start(5) })
    brush(start(3), start(9))
    expect(onZoom).toHaveBeenLastCalledWith({ from: start(3), to: start(10) })
  })

  it.each(['line', 'bar'] as const)(
    'selects whole buckets between two keyboard positions, also a single one: %s',
    (shape) => {
      const { press, onZoom } = show(shape)
      press('Home', 'ArrowRight', '[', ']', 'Enter')
      expect(onZoom).toHaveBeenLastCalledWith({ from: start(1), to: start(2) })
      press('[', 'ArrowRight', ']', 'Enter')
      expect(onZoom).toHaveBeenLastCalledWith({ from: start(1), to: start(3) })
      press('End', '[', ']', 'Enter')
      expect(onZoom).toHaveBeenLastCalledWith({ from: start(9), to: start(10) })
    },
  )

  it.each([
    ['2026-03-22T12:00:00Z', '2026-03-29T12:00:00Z', DAY],
    ['2026-10-18T12:00:00Z', '2026-10-25T12:00:00Z', DAY],
    ['2026-10-01T12:00:00Z', '2026-10-25T12:00:00Z', 7 * DAY],
    ['2026-10-24T12:00:00Z', '2026-10-25T23:30:00Z', 3 * 3600],
  ])('ends at the end of the last bucket, also on a day with a clock change: %s to %s by %d s', (from, to, step) => {
    const span = { from: Date.parse(from) / 1000, to: Date.parse(to) / 1000 }
    const times = bucketsOf(span, step, zone)
    const last = times.at(-1) ?? 0
    const next = bucketsOf({ from: last, to: last + 9 * DAY }, step, zone)[1]
    for (const shape of ['line', 'bar'] as const) {
      const { brush, press, onZoom } = show(shape, times, step)
      brush(times[1] ?? 0, last + step)
      expect(onZoom.mock.lastCall?.[0].to).toBe(next)
      press('End', '[', ']', 'Enter')
      expect(onZoom).toHaveBeenLastCalledWith({ from: last, to: next })
      cleanup()
    }
  })

  it('selects a single day of 23 hours', () => {
    const times = bucketsOf({ from: Date.UTC(2026, 2, 26) / 1000, to: Date.UTC(2026, 3, 2) / 1000 }, DAY, zone)
    const at = times.findIndex((time, place) => (times[place + 1] ?? 0) - time === 23 * 3600)
    for (const shape of ['line', 'bar'] as const) {
      const { press, onZoom } = show(shape, times, DAY)
      press('Home', ...Array.from({ length: at }, () => 'ArrowRight'), '[', ']', 'Enter')
      expect(onZoom).toHaveBeenLastCalledWith({ from: times[at], to: times[at + 1] })
      cleanup()
    }
  })

  it.each(['line', 'bar'] as const)('labels its handles with the first and last selected bucket: %s', async (shape) => {
    const { press, handle, onZoom } = show(shape)
    press('Home', 'ArrowRight', 'ArrowRight', '[', 'ArrowRight', ']')
    const [from, to] = [await handle('Start of the zoom'), await handle('End of the zoom')]
    expect(from).toHaveAttribute('aria-valuetext', `${start(2)}`)
    expect(to).toHaveAttribute('aria-valuetext', `${start(3)}`)
    fireEvent.keyDown(to, { key: 'ArrowRight' })
    expect(to).toHaveAttribute('aria-valuetext', `${start(4)}`)
    fireEvent.keyDown(from, { key: 'ArrowLeft' })
    expect(from).toHaveAttribute('aria-valuetext', `${start(1)}`)
    fireEvent.keyDown(to, { key: 'Enter' })
    expect(onZoom).toHaveBeenLastCalledWith({ from: start(1), to: start(5) })
  })

  it('keeps the keyboard position when a handle appears under a resting pointer', () => {
    const { press, onZoom } = show('line')
    press('Home', 'ArrowRight', '[')
    fireEvent.pointerLeave(screen.getByRole('application'))
    press('ArrowRight', ']', 'Enter')
    expect(onZoom).toHaveBeenLastCalledWith({ from: start(1), to: start(3) })
  })

  it.each(['line', 'bar'] as const)('moves a handle by calendar days: %s', async (shape) => {
    const times = bucketsOf({ from: Date.UTC(2026, 9, 22) / 1000, to: Date.UTC(2026, 9, 29) / 1000 }, DAY, zone)
    const { press, handle, onZoom } = show(shape, times, DAY)
    press('Home', '[', ']')
    const to = await handle('End of the zoom')
    for (const day of [1, 2, 3, 4]) {
      fireEvent.keyDown(to, { key: 'ArrowRight' })
      expect(to).toHaveAttribute('aria-valuetext', `${times[day]}`)
    }
    fireEvent.keyDown(to, { key: 'Enter' })
    expect(onZoom).toHaveBeenLastCalledWith({ from: times[0], to: times[5] })
  })
})
