import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { baselineOf, decode, differing, encode, hashOf, takenOf } from './png.ts'

/** Opaque pixels of up to `colours` different colours. */
const pixels = (colours: number) =>
  fc.tuple(fc.integer({ min: 1, max: 24 }), fc.integer({ min: 1, max: 24 })).chain(([width, height]) =>
    fc
      .array(fc.integer({ min: 0, max: colours - 1 }), { minLength: width * height, maxLength: width * height })
      .map((values) => ({
        width,
        height,
        data: Uint8Array.from(values.flatMap((value) => [(value * 37) & 255, value >> 8, value & 255, 255])),
      })),
  )

describe('a baseline', () => {
  it.each([2, 256, 60_000])('loses nothing with up to %d colours', (colours) => {
    fc.assert(
      fc.property(pixels(colours), (given) => {
        expect(decode(encode(given))).toEqual(given)
      }),
    )
  })

  it('remembers the screenshot it was made of', () => {
    const screenshot = encode({ width: 2, height: 1, data: Uint8Array.from([1, 2, 3, 255, 4, 5, 6, 255]) })
    const baseline = baselineOf(screenshot)
    expect(takenOf(baseline)).toBe(hashOf(screenshot))
    expect(takenOf(screenshot)).toBeUndefined()
    expect(differing(decode(baseline), decode(screenshot))).toBe(0)
  })

  it('is not read when it is something else', () => {
    expect(() => decode(Buffer.from('<svg/>'))).toThrow('Not a PNG')
  })
})

describe('the difference', () => {
  const white = { width: 4, height: 2, data: new Uint8Array(32).fill(255) }
  const changed = (pixels: number, to: number) => {
    const data = Uint8Array.from(white.data)
    for (let pixel = 0; pixel < pixels; pixel += 1) data[pixel * 4 + 1] = to
    return { ...white, data }
  }

  it('is none by the rounding of three steps', () => {
    expect(differing(white, changed(8, 252))).toBe(0)
    expect(differing(white, changed(8, 251))).toBe(8)
    expect(differing(white, white)).toBe(0)
  })

  it('is none by four strays, and counts from five on', () => {
    expect(differing(white, changed(4, 0))).toBe(0)
    expect(differing(white, changed(5, 0))).toBe(5)
  })

  it('is everything when the size differs', () => {
    expect(differing(white, { width: 1, height: 1, data: new Uint8Array(4) })).toBe(8)
  })
})
