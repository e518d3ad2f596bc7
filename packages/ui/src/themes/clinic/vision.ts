import { lightOf } from '../color.ts'

export const visions = ['usual', 'protanopia', 'deuteranopia', 'tritanopia', 'grey'] as const
export type Vision = (typeof visions)[number]

/** Machado, Oliveira and Fernandes 2009, full severity, on linear red, green and blue; `grey` is WCAG's luminance. */
const matrices: Record<Exclude<Vision, 'usual'>, readonly (readonly [number, number, number])[]> = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
  grey: [
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
  ],
}

/** Returns the colour `#rrggbb` as seen with a colour vision. */
export function seenBy(vision: Vision, hex: string): string {
  if (vision === 'usual') return hex
  const [red, green, blue] = lightOf(hex)
  return `#${matrices[vision].map(([r, g, b]) => channel(r * red + g * green + b * blue)).join('')}`
}

/** Returns the `values` of an SVG `feColorMatrix`, which works in linear light by default. */
export const colorMatrixOf = (vision: Exclude<Vision, 'usual'>): string =>
  [...matrices[vision].map((row) => `${row.join(' ')} 0 0`), '0 0 0 1 0'].join(' ')

function channel(light: number): string {
  const clamped = Math.min(1, Math.max(0, light))
  const value = clamped <= 0.0031308 ? 12.92 * clamped : 1.055 * clamped ** (1 / 2.4) - 0.055
  return Math.round(value * 255)
    .toString(16)
    .padStart(2, '0')
}
