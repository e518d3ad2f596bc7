import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { baselineOf, decode, differing, isSame, type Pixels } from './baseline.ts'

const pixels = (colours: number) =>
  fc.tuple(fc.integer({ min: 1, max: 24 }), fc.integer({ min: 1, max: 24 })).chain(([width, height]) =>
    fc
      .array(fc.integer({ min: 0, max: colours - 1 }), { minLength: width * height, maxLength: width * height })
      .map((values) => ({
        width,
        height,
        data: Buffer.from(values.flatMap((value) => [(value * 37) & 255, value >> 8, value & 255])),
      })),
  )

const screenshotOf = ({ width, height, data }: Pixels) =>
  sharp(data, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer()

describe('a baseline', () => {
  it.each([2, 256, 60_000])('has exactly the pixels of the screenshot, with up to %d colours', async (colours) => {
    await fc.assert(
      fc.asyncProperty(pixels(colours), async (given) => {
        const screenshot = await screenshotOf(given)
        expect(await decode(screenshot)).toEqual(given)
        expect(await decode(await baselineOf(screenshot))).toEqual(given)
      }),
    )
  })

  it('is deterministic WebP', async () => {
    const screenshot = await screenshotOf({ width: 2, height: 1, data: Uint8Array.from([1, 2, 3, 4, 5, 6]) })
    const baseline = await baselineOf(screenshot)
    expect(await baselineOf(screenshot)).toEqual(baseline)
    expect((await sharp(baseline).metadata()).format).toBe('webp')
  })

  it('rejects other formats', async () => {
    await expect(decode(Buffer.from('no picture'))).rejects.toThrow('unsupported image format')
  })
})

describe('the number of different pixels', () => {
  const white = { width: 4, height: 2, data: new Uint8Array(24).fill(255) }
  const changed = (pixels: number, to: number) => {
    const data = Uint8Array.from(white.data)
    for (let pixel = 0; pixel < pixels; pixel += 1) data[pixel * 3 + 1] = to
    return { ...white, data }
  }

  it('ignores rounding by three steps', () => {
    expect(differing(white, changed(8, 252))).toBe(0)
    expect(differing(white, changed(8, 251))).toBe(8)
    expect(differing(white, white)).toBe(0)
  })

  it('ignores four pixels, and counts from five on', () => {
    expect(differing(white, changed(4, 0))).toBe(0)
    expect(differing(white, changed(5, 0))).toBe(5)
  })

  it('is not counted further than needed to say whether two pictures are the same', () => {
    expect(isSame(white, changed(8, 252))).toBe(true)
    expect(isSame(white, changed(4, 0))).toBe(true)
    expect(isSame(white, changed(5, 0))).toBe(false)
    expect(isSame(white, { width: 1, height: 1, data: new Uint8Array(3) })).toBe(false)
  })

  it('is all of them if the size differs', () => {
    expect(differing(white, { width: 1, height: 1, data: new Uint8Array(3) })).toBe(8)
  })
})
