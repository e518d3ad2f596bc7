// What the picture suite does with pixels: Chromium's screenshots (PNG) in, small lossless baselines (WebP) out. A baseline carries the
// hash of the screenshot it was made of, so that an unchanged story costs a hash and no decoding.
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

/** The hash of the screenshot that a baseline was made of; undefined for a file of another origin. */
export function takenOf(baseline: Buffer): string | undefined {
  if (baseline.toString('latin1', 0, 4) !== 'RIFF' || baseline.toString('latin1', 8, 12) !== 'WEBP') return undefined
  for (let at = 12; at + 8 <= baseline.length; ) {
    const length = baseline.readUInt32LE(at + 4)
    const text =
      baseline.toString('latin1', at, at + 4) === 'XMP ' ? baseline.toString('latin1', at + 8, at + 8 + length) : ''
    if (text.startsWith(takenMark)) return text.slice(takenMark.length)
    at += 8 + length + (length % 2) // a chunk of odd length is followed by one byte of nothing
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

/**
 * A baseline made of a screenshot: lossless, with the most effort that is still quick. Quality is what the encoder of lossless files calls patience:
 * 100 makes them 6 % smaller and takes 27 times as long.
 */
export const baselineOf = (screenshot: Buffer): Promise<Buffer> =>
  sharp(screenshot)
    .removeAlpha()
    .webp({ lossless: true, effort: 6, quality: 80 })
    .withXmp(takenMark + hashOf(screenshot))
    .toBuffer()

/** Chromium's rasterizer rounds blended edges one or two steps up or down, depending on what the page drew before: no eye sees three of 255. */
const rounding = 3

/** Some few edges round further (measured: two pixels of a line, four of a corner); nothing that a person made is so small. */
const strays = 4

/** How many pixels differ by more than rounding and strays; a picture of another size differs everywhere. */
export function differing(one: Pixels, other: Pixels): number {
  if (one.width !== other.width || one.height !== other.height) {
    return Math.max(one.width * one.height, other.width * other.height)
  }
  const line = one.width * channels
  let count = 0
  for (let from = 0; from < one.data.length; from += line) {
    const [mine, theirs] = [one.data.subarray(from, from + line), other.data.subarray(from, from + line)]
    // Most lines are the same bytes: that is seen without looking at each, as must be for a thousand pictures.
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
