import { AnnouncerProvider, LocaleProvider, ToastProvider } from '@parapet/ui'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect } from 'storybook/test'
import { beforeAll, describe, it, vi } from 'vitest'
import { uiWords } from '../../../ui/src/words/ui.ts'
import { kindWords } from '../words/kinds.ts'
import { createCursor } from './cursor.ts'
import type { PlotModel } from './options.ts'
import { Surface } from './Surface.tsx'
import { linear } from './scale.ts'
import type { Shape } from './types.ts'

const first = 1_780_000_200
const step = 300
const start = (place: number) => first + place * step

beforeAll(() => Promise.all([kindWords.load('en'), uiWords.load('en')]))

/** Ten buckets; where the axis has a time, and what is zoomed to. */
function show(shape: Shape) {
  const pad = shape === 'bar' ? step / 2 : 0
  const model: PlotModel = {
    width: 640,
    height: 240,
    box: { left: 40, top: 24, width: 600, height: 180 },
    shape,
    unit: 'count',
    times: Array.from({ length: 10 }, (_, place) => start(place)),
    step,
    series: [{ key: 'a', label: 'A', color: 'c1', values: Array.from({ length: 10 }, () => 1) }],
    x: { min: start(0) - pad, max: start(9) + pad, ticks: [] },
    y: { ticks: [0, 1], label: '', texts: ['0', '1'] },
    gaps: [],
  }
  const onZoom = vi.fn()
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
    brush: (from: number, to: number) => {
      fireEvent.pointerDown(surface, { button: 0, clientX: toPixel(from) })
      fireEvent.pointerMove(surface, { clientX: toPixel(to) })
      fireEvent.pointerUp(surface)
    },
    press: (...keys: string[]) => {
      for (const key of keys) fireEvent.keyDown(surface, { key })
    },
  }
}

describe('zoom', () => {
  it('takes the bars that were brushed over, which stand astride their start', () => {
    const { brush, onZoom } = show('bar')
    brush(start(3) - step / 2, start(4) + step / 2)
    expect(onZoom).toHaveBeenLastCalledWith({ from: start(3), to: start(5) })
    brush(start(0) - step / 2, start(9) + step / 2)
    expect(onZoom).toHaveBeenLastCalledWith({ from: start(0), to: start(10) })
  })

  it('takes what lies between two points of a line, and all of the last bucket', () => {
    const { brush, onZoom } = show('line')
    brush(start(3), start(5))
    expect(onZoom).toHaveBeenLastCalledWith({ from: start(3), to: start(5) })
    brush(start(3), start(9))
    expect(onZoom).toHaveBeenLastCalledWith({ from: start(3), to: start(10) })
  })

  it.each(['line', 'bar'] as const)(
    'takes all of the buckets that keys name as its edges, one alone too: %s',
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
})
