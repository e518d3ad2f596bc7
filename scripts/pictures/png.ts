// PNG as the picture suite needs it: Chromium's screenshots in, small lossless baselines out. A baseline carries the hash of the
// screenshot it was made of, so that an unchanged story costs a hash and no decoding.
import { createHash } from 'node:crypto'
import { crc32, deflateSync, inflateSync } from 'node:zlib'

/** Pixels as red, green, blue, alpha, row by row. */
export interface Pixels {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const takenKey = 'parapet:taken'
/** Samples a pixel by colour type: grey, RGB, palette, RGBA. */
const channelsOf: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 6: 4 }

interface Chunk {
  readonly type: string
  readonly body: Buffer
}

function chunksOf(png: Buffer): Chunk[] {
  if (!png.subarray(0, 8).equals(signature)) throw new Error('Not a PNG file')
  const chunks: Chunk[] = []
  for (let at = 8; at + 12 <= png.length; ) {
    const length = png.readUInt32BE(at)
    chunks.push({ type: png.toString('latin1', at + 4, at + 8), body: png.subarray(at + 8, at + 8 + length) })
    at += length + 12
  }
  return chunks
}

function chunk(type: string, body: Buffer): Buffer {
  const whole = Buffer.alloc(body.length + 12)
  whole.writeUInt32BE(body.length, 0)
  whole.write(type, 4, 'latin1')
  body.copy(whole, 8)
  whole.writeUInt32BE(crc32(whole.subarray(4, body.length + 8)), body.length + 8)
  return whole
}

/** The name of a screenshot's bytes. */
export const hashOf = (png: Buffer): string => createHash('sha256').update(png).digest('hex')

/** The hash of the screenshot that a baseline was made of; undefined for a file of another origin. */
export function takenOf(baseline: Buffer): string | undefined {
  const text = chunksOf(baseline).find(
    ({ type, body }) => type === 'tEXt' && body.toString('latin1').startsWith(takenKey),
  )
  return text?.body.toString('latin1').slice(takenKey.length + 1)
}

const paeth = (left: number, up: number, corner: number): number => {
  const guess = left + up - corner
  const toLeft = Math.abs(guess - left)
  const toUp = Math.abs(guess - up)
  const toCorner = Math.abs(guess - corner)
  if (toLeft <= toUp && toLeft <= toCorner) return left
  return toUp <= toCorner ? up : corner
}

/** What the filter `kind` of the format predicts for a byte. */
function predicted(kind: number, left: number, up: number, corner: number): number {
  switch (kind) {
    case 0:
      return 0
    case 1:
      return left
    case 2:
      return up
    case 3:
      return (left + up) >> 1
    case 4:
      return paeth(left, up, corner)
    default:
      throw new Error(`Unknown PNG filter ${kind}`)
  }
}

function unfiltered(raw: Buffer, rowBytes: number, step: number, height: number): Uint8Array {
  const out = new Uint8Array(rowBytes * height)
  for (let row = 0; row < height; row += 1) {
    const kind = raw[row * (rowBytes + 1)] ?? 0
    const from = row * (rowBytes + 1) + 1
    const to = row * rowBytes
    for (let at = 0; at < rowBytes; at += 1) {
      const left = at >= step ? (out[to + at - step] ?? 0) : 0
      const up = row > 0 ? (out[to + at - rowBytes] ?? 0) : 0
      const corner = row > 0 && at >= step ? (out[to + at - rowBytes - step] ?? 0) : 0
      out[to + at] = (raw[from + at] ?? 0) + predicted(kind, left, up, corner)
    }
  }
  return out
}

/** Reads 8-bit PNGs without interlacing: what Chromium and `encode` write. */
export function decode(png: Buffer): Pixels {
  const chunks = chunksOf(png)
  const header = chunks.find(({ type }) => type === 'IHDR')?.body
  if (!header) throw new Error('A PNG file without its header')
  const width = header.readUInt32BE(0)
  const height = header.readUInt32BE(4)
  const colours = header[9] ?? 0
  const step = channelsOf[colours]
  if (header[8] !== 8 || !step || header[12] !== 0) throw new Error('Only 8-bit PNG files without interlacing are read')
  const raw = inflateSync(Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ body }) => body)))
  const samples = unfiltered(raw, width * step, step, height)
  if (colours === 6) return { width, height, data: samples }
  const palette = chunks.find(({ type }) => type === 'PLTE')?.body
  const data = new Uint8Array(width * height * 4)
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const own = samples[pixel * step] ?? 0
    for (let channel = 0; channel < 3; channel += 1) {
      const value = palette ? palette[own * 3 + channel] : colours === 2 ? samples[pixel * 3 + channel] : own
      data[pixel * 4 + channel] = value ?? 0
    }
    data[pixel * 4 + 3] = 255
  }
  return { width, height, data }
}

/** The picture's colours when a palette can hold them all, by their 24 bits. */
function paletteOf({ data }: Pixels): Map<number, number> | undefined {
  const palette = new Map<number, number>()
  let last = -1
  for (let at = 0; at < data.length; at += 4) {
    const colour = ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0)
    if (colour === last || palette.has(colour)) continue
    last = colour
    if (palette.size === 256) return undefined
    palette.set(colour, palette.size)
  }
  return palette
}

function filtered(
  samples: Uint8Array,
  rowBytes: number,
  step: number,
  height: number,
  kinds: readonly number[],
): Buffer {
  const out = Buffer.alloc((rowBytes + 1) * height)
  const line = new Uint8Array(rowBytes)
  for (let row = 0; row < height; row += 1) {
    const from = row * rowBytes
    let best = Number.POSITIVE_INFINITY
    for (const kind of kinds) {
      let weight = 0
      for (let at = 0; at < rowBytes && weight < best; at += 1) {
        const left = at >= step ? (samples[from + at - step] ?? 0) : 0
        const up = row > 0 ? (samples[from + at - rowBytes] ?? 0) : 0
        const corner = row > 0 && at >= step ? (samples[from + at - rowBytes - step] ?? 0) : 0
        const byte = ((samples[from + at] ?? 0) - predicted(kind, left, up, corner)) & 255
        line[at] = byte
        weight += byte < 128 ? byte : 256 - byte
      }
      if (weight >= best) continue
      best = weight
      out[row * (rowBytes + 1)] = kind
      out.set(line, row * (rowBytes + 1) + 1)
      if (weight === 0) break // like the row above, as most rows of a screen are
    }
  }
  return out
}

/** Writes opaque pixels as small as lossless goes: a palette where 256 colours are enough. `taken` is what `takenOf` gives back. */
export function encode(pixels: Pixels, taken?: string): Buffer {
  const { width, height, data } = pixels
  const palette = paletteOf(pixels)
  const step = palette ? 1 : 3
  const samples = new Uint8Array(width * height * step)
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const red = data[pixel * 4] ?? 0
    const green = data[pixel * 4 + 1] ?? 0
    const blue = data[pixel * 4 + 2] ?? 0
    if (palette) samples[pixel] = palette.get((red << 16) | (green << 8) | blue) ?? 0
    else {
      samples[pixel * 3] = red
      samples[pixel * 3 + 1] = green
      samples[pixel * 3 + 2] = blue
    }
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, palette ? 3 : 2, 0, 0, 0], 8)
  const parts = [signature, chunk('IHDR', header)]
  if (palette) {
    const colours = Buffer.alloc(palette.size * 3)
    for (const [colour, place] of palette) colours.writeUIntBE(colour, place * 3, 3)
    parts.push(chunk('PLTE', colours))
  }
  if (taken) parts.push(chunk('tEXt', Buffer.from(`${takenKey}\0${taken}`, 'latin1')))
  const candidates = (palette ? [[0], [2]] : [[0], [2, 0, 1, 4, 3]]).map((kinds) =>
    deflateSync(filtered(samples, width * step, step, height, kinds), { level: 9, memLevel: 9 }),
  )
  const smallest = candidates.reduce((best, next) => (next.length < best.length ? next : best))
  parts.push(chunk('IDAT', smallest), chunk('IEND', Buffer.alloc(0)))
  return Buffer.concat(parts)
}

/** A baseline made of a screenshot. */
export const baselineOf = (screenshot: Buffer): Buffer => encode(decode(screenshot), hashOf(screenshot))

/** Chromium's rasterizer rounds blended edges one or two steps up or down, depending on what the page drew before: no eye sees three of 255. */
const rounding = 3

/** Some few edges round further (measured: two pixels of a line, four of a corner); nothing that a person made is so small. */
const strays = 4

/** How many pixels differ by more than rounding and strays; a picture of another size differs everywhere. */
export function differing(one: Pixels, other: Pixels): number {
  if (one.width !== other.width || one.height !== other.height) {
    return Math.max(one.width * one.height, other.width * other.height)
  }
  if (Buffer.compare(one.data, other.data) === 0) return 0
  let count = 0
  for (let at = 0; at < one.data.length; at += 4) {
    const isFar = (channel: number): boolean =>
      Math.abs((one.data[at + channel] ?? 0) - (other.data[at + channel] ?? 0)) > rounding
    if (isFar(0) || isFar(1) || isFar(2)) count += 1
  }
  return count <= strays ? 0 : count
}
