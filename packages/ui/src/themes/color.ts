import { clampChroma, converter, formatHex, modeLrgb, modeOklab, modeOklch, modeRgb, useMode } from 'culori/fn'

useMode(modeRgb)
useMode(modeLrgb)
useMode(modeOklab)
useMode(modeOklch)
const oklch = converter('oklch')
const oklab = converter('oklab')

/** Lightness 0…1, chroma 0…~0.37, hue in degrees. */
export interface Lch {
  l: number
  c: number
  h: number
}

/** Reads `#rrggbb`. A grey has hue 0. Throws on anything that is not a colour. */
export function lchOf(hex: string): Lch {
  const read = oklch(hex)
  if (!read) throw new Error(`not a colour: ${hex}`)
  return { l: read.l, c: read.c, h: read.h ?? 0 }
}

/** Converts to sRGB `#rrggbb`; chroma is reduced to what sRGB can show. */
export function hexOf({ l, c, h }: Lch): string {
  return formatHex(clampChroma({ mode: 'oklch', l: Math.min(1, Math.max(0, l)), c, h }, 'oklch'))
}

/** A cached `hexOf` for colours that every theme shares. */
export function fixedHex(color: Lch): string {
  const key = `${color.l} ${color.c} ${color.h}`
  const known = fixed.get(key) ?? hexOf(color)
  fixed.set(key, known)
  return known
}
const fixed = new Map<string, string>()

const linear = Float64Array.from({ length: 256 }, (_, value) => {
  const part = value / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
})

/** Returns linear red, green and blue (0…1) of `#rrggbb`; an opacity after it is ignored. */
export function lightOf(hex: string): readonly [number, number, number] {
  const value = Number.parseInt(hex.slice(1, 7), 16)
  return [linear[value >> 16] ?? 0, linear[(value >> 8) & 255] ?? 0, linear[value & 255] ?? 0]
}

/** WCAG 2 relative luminance, 0…1. */
export function luminance(hex: string): number {
  const value = Number.parseInt(hex.slice(1, 7), 16)
  const part = (at: number, weight: number) => weight * (linear[(value >> at) & 255] ?? 0)
  return part(16, 0.2126) + part(8, 0.7152) + part(0, 0.0722)
}

/** WCAG 2 contrast, 1…21. */
export function contrast(one: string, other: string): number {
  return ratio(luminance(one), luminance(other))
}

function ratio(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

/** The perceptual distance of two colours: 0 the same, about 0.02 just noticeable, 1 black and white. */
export function colorDistance(one: string, other: string): number {
  const [a, b] = [oklab(one), oklab(other)]
  return a && b ? Math.hypot(a.l - b.l, a.a - b.a, a.b - b.b) : 0
}

/** Mixes `part` (0…1) of the second colour into the first, in OKLab. */
export function mix(one: string, other: string, part: number): string {
  const [a, b] = [oklab(one), oklab(other)]
  if (!a || !b) return one
  const between = (from: number, to: number) => from + (to - from) * part
  return formatHex({ mode: 'oklab', l: between(a.l, b.l), a: between(a.a, b.a), b: between(a.b, b.b) })
}

/** Degrees between two hues, 0…180. */
export function hueDistance(one: number, other: number): number {
  const turn = Math.abs(one - other) % 360
  return Math.min(turn, 360 - turn)
}

/** Returns `wanted`, its lightness moved towards `end` until its contrast is at least `least` on all `backs`. */
export function readable(
  wanted: Lch,
  backs: readonly string[],
  least: number,
  end: 'dark' | 'light',
  hexAt: (color: Lch) => string = hexOf,
): string {
  const luminances = backs.map((back) => luminance(back))
  const passes = (hex: string) => {
    const own = luminance(hex)
    return luminances.every((back) => ratio(own, back) >= least)
  }
  const first = hexAt(wanted)
  if (passes(first)) return first
  let [far, near] = [end === 'dark' ? 0 : 1, wanted.l]
  let best = end === 'dark' ? '#000000' : '#ffffff'
  for (let step = 0; step < 9; step++) {
    const middle = (far + near) / 2
    const hex = hexAt({ ...wanted, l: middle })
    if (passes(hex)) [far, best] = [middle, hex]
    else near = middle
  }
  return best
}

/** Returns a text colour for a fill: white if its contrast is sufficient, else a dark tone of this hue. */
export function inkOn(fill: string, hue: number): string {
  if (contrast('#ffffff', fill) >= 4.5) return '#ffffff'
  const ink = hexOf({ l: 0.2, c: 0.03, h: hue })
  if (contrast(ink, fill) >= 4.5) return ink
  return contrast('#000000', fill) >= contrast('#ffffff', fill) ? '#000000' : '#ffffff'
}
