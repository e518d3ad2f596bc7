// Converts Chromium's screenshots (PNG) to small lossless baselines (WebP), and compares them.
import sharp from 'sharp'

/** Opaque pixels as red, green, blue, row by row. */
export interface Pixels {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array
}

const channels = 3

/** Reads a screenshot or a baseline. */
export async function decode(file: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(file)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  if (info.channels !== channels) throw new Error(`A picture with ${info.channels} channels`)
  return { width: info.width, height: info.height, data }
}

/** Encodes a lossless baseline. `quality` is the encoder's effort, not a loss. */
export const baselineOf = (screenshot: Buffer): Promise<Buffer> =>
  sharp(screenshot).removeAlpha().webp({ lossless: true, effort: 5, quality: 100 }).toBuffer()

/** Chromium's rasterizer rounds blended edges by one or two steps, depending on what the page drew before. */
const roundingSteps = 3
const mostStrayPixels = 4

/** Whether two pictures are the same but for the tolerance. */
export const isSame = (a: Pixels, b: Pixels): boolean => differing(a, b, mostStrayPixels) === 0

/**
 * The number of pixels that differ by more than the tolerance; all of them if the size differs. It stops after a row with which
 * there are more than `enough`.
 */
export function differing(a: Pixels, b: Pixels, enough = Number.POSITIVE_INFINITY): number {
  if (a.width !== b.width || a.height !== b.height) {
    return Math.max(a.width * a.height, b.width * b.height)
  }
  const rowLength = a.width * channels
  let count = 0
  for (let start = 0; start < a.data.length && count <= enough; start += rowLength) {
    const rowA = a.data.subarray(start, start + rowLength)
    const rowB = b.data.subarray(start, start + rowLength)
    if (Buffer.compare(rowA, rowB) !== 0) count += differingInRow(rowA, rowB)
  }
  return count <= mostStrayPixels ? 0 : count
}

function differingInRow(a: Uint8Array, b: Uint8Array): number {
  let count = 0
  for (let pixel = 0; pixel < a.length; pixel += channels) if (isFar(a, pixel, b, pixel)) count += 1
  return count
}

function isFar(a: Uint8Array, from: number, b: Uint8Array, to: number): boolean {
  for (let channel = 0; channel < channels; channel += 1)
    if (Math.abs((a[from + channel] ?? 0) - (b[to + channel] ?? 0)) > roundingSteps) return true
  return false
}

/** Whether two pixels differ by more than the tolerance; they are numbered row by row. */
export const differs = (a: Pixels, one: number, b: Pixels, other: number): boolean =>
  isFar(a.data, one * channels, b.data, other * channels)
