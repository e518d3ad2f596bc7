// Converts Chromium's screenshots (PNG) to small lossless baselines (WebP). A baseline contains the hash of its
// screenshot, so that an unchanged story needs no decoding.
import { createHash } from 'node:crypto'
import sharp from 'sharp'

/** Opaque pixels as red, green, blue, row by row. */
export interface Pixels {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array
}

const channels = 3
const takenMark = 'parapet:taken='

/** The name of a screenshot's bytes. */
export const hashOf = (screenshot: Buffer): string => createHash('sha256').update(screenshot).digest('hex')

/** The screenshot hash of a baseline; undefined for other files. */
export function takenOf(baseline: Buffer): string | undefined {
  if (baseline.toString('latin1', 0, 4) !== 'RIFF' || baseline.toString('latin1', 8, 12) !== 'WEBP') return undefined
  for (let at = 12; at + 8 <= baseline.length; ) {
    const length = baseline.readUInt32LE(at + 4)
    const text =
      baseline.toString('latin1', at, at + 4) === 'XMP ' ? baseline.toString('latin1', at + 8, at + 8 + length) : ''
    if (text.startsWith(takenMark)) return text.slice(takenMark.length)
    at += 8 + length + (length % 2)
  }
  return undefined
}

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

/** Encodes a lossless baseline. `quality` is the encoder's effort: 100 saves 6 % and takes 27 times as long. */
export const baselineOf = (screenshot: Buffer): Promise<Buffer> =>
  sharp(screenshot)
    .removeAlpha()
    .webp({ lossless: true, effort: 6, quality: 80 })
    .withXmp(takenMark + hashOf(screenshot))
    .toBuffer()

/** Chromium's rasterizer rounds blended edges by one or two steps, depending on what the page drew before. */
const rounding = 3

const strays = 4

/** The number of pixels that differ by more than rounding and strays; all of them if the size differs. */
export function differing(one: Pixels, other: Pixels): number {
  if (one.width !== other.width || one.height !== other.height) {
    return Math.max(one.width * one.height, other.width * other.height)
  }
  const line = one.width * channels
  let count = 0
  for (let from = 0; from < one.data.length; from += line) {
    const [mine, theirs] = [one.data.subarray(from, from + line), other.data.subarray(from, from + line)]
    if (Buffer.compare(mine, theirs) !== 0) count += differingInLine(mine, theirs)
  }
  return count <= strays ? 0 : count
}

function differingInLine(one: Uint8Array, other: Uint8Array): number {
  let count = 0
  for (let at = 0; at < one.length; at += channels) {
    for (let channel = at; channel < at + channels; channel += 1) {
      const step = (one[channel] ?? 0) - (other[channel] ?? 0)
      if (step > rounding || step < -rounding) {
        count += 1
        break
      }
    }
  }
  return count
}
