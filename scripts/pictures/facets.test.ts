import { describe, expect, it } from 'vitest'
import type { Pixels } from './baseline.ts'
import { facetsOf } from './facets.ts'

type Rgb = readonly [number, number, number]
const page: Rgb = [240, 240, 240]
const card: Rgb = [255, 255, 255]
const green: Rgb = [20, 160, 90]
const blue: Rgb = [40, 110, 210]
const [width, height] = [200, 120]

function draw(paint: (x: number, y: number) => Rgb): Pixels {
  const data = new Uint8Array(width * height * 3)
  for (let at = 0; at < width * height; at += 1) data.set(paint(at % width, Math.floor(at / width)), at * 3)
  return { width, height, data }
}

/** Whether a point is in a box with rounded corners. */
function inBox(
  x: number,
  y: number,
  [left, top, wide, high]: readonly [number, number, number, number],
  radius: number,
) {
  const [dx, dy] = [Math.min(x - left, left + wide - 1 - x), Math.min(y - top, top + high - 1 - y)]
  if (dx < 0 || dy < 0) return false
  return dx >= radius || dy >= radius || Math.hypot(radius - dx, radius - dy) <= radius
}

const scene = ({ radius = 18, mark = green, at = 60 }: { radius?: number; mark?: Rgb; at?: number } = {}) =>
  draw((x, y) => {
    if (inBox(x, y, [at, 50, 30, 20], 0)) return mark
    return inBox(x, y, [20, 10, 160, 100], radius) ? card : page
  })

describe('what changed in a picture', () => {
  it('is corners if only a radius changed', () => {
    expect(facetsOf(scene(), scene({ radius: 8 }))).toEqual([
      { kind: 'corners', area: expect.objectContaining({ x: 20, y: 10 }) },
    ])
    expect(facetsOf(scene({ radius: 8 }), scene()).map(({ kind }) => kind)).toEqual(['corners'])
  })

  it('is a colour with where it is if only that changed', () => {
    expect(facetsOf(scene(), scene({ mark: blue }))).toEqual([
      { kind: 'color', from: '#14a05a', to: '#286ed2', area: { x: 60, y: 50, width: 30, height: 20 } },
    ])
  })

  it('is both, apart, if both changed', () => {
    expect(facetsOf(scene(), scene({ radius: 8, mark: blue })).map(({ kind }) => kind)).toEqual(['corners', 'color'])
  })

  it('is a shape if something moved', () => {
    expect(facetsOf(scene(), scene({ at: 70 })).map(({ kind }) => kind)).toEqual(['shape'])
  })

  it('is a shape, not the colour behind it, if text appeared or vanished', () => {
    const strokes = (x: number, y: number) => y >= 50 && y < 62 && x >= 60 && x < 100 && x % 3 < 2
    const withText = draw((x, y) => (strokes(x, y) ? blue : card))
    const without = draw(() => card)
    const inOtherColor = draw((x, y) => (strokes(x, y) ? green : card))
    expect(facetsOf(withText, without).map(({ kind }) => kind)).toEqual(['shape'])
    expect(facetsOf(without, withText).map(({ kind }) => kind)).toEqual(['shape'])
    expect(facetsOf(withText, inOtherColor).map(({ kind }) => kind)).toEqual(['color'])
  })

  it('is the size if that differs', () => {
    const other = { width: 10, height: 10, data: new Uint8Array(300) }
    expect(facetsOf(scene(), other)).toEqual([{ kind: 'size', area: { x: 0, y: 0, width, height } }])
  })
})
