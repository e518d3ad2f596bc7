import { contrast } from './color.ts'
import type { ColorToken } from './contract.css.ts'
import type { ThemeTokens } from './seed.ts'

/** A pair of colours and its WCAG 2.2 requirement. */
export interface ContrastRow {
  front: ColorToken
  back: ColorToken
  ratio: number
  needed: 3 | 4.5
  passes: boolean
}

const surfaces = ['page', 'card', 'raised', 'sunken', 'hover'] as const satisfies readonly ColorToken[]
const inks = [
  'text',
  'muted',
  'brandText',
  'goodText',
  'watchText',
  'badText',
  'infoText',
] as const satisfies readonly ColorToken[]
const drawn = [
  ...['faint', 'edge', 'brandUi', 'focus', 'good', 'watch', 'bad', 'info', 'accent', 'other'],
  ...['hit', 'miss', 'pass', 'stale', 'expired', 's2xx', 's3xx', 's4xx', 's5xx', 'served', 'challenged', 'blocked'],
  ...['c1', 'c2', 'c3', 'c4', 'c5', 'c6', 'c7', 'c8'],
] as ColorToken[]
const others: readonly [ColorToken, ColorToken][] = [
  ['onBrand', 'brand'],
  ['onBrand', 'brandHover'],
  ['onBrand', 'brandActive'],
  ['onBrandSoft', 'brandSoft'],
  ['brandText', 'brandSoft'],
  ['onBad', 'bad'],
  ['goodText', 'goodSoft'],
  ['watchText', 'watchSoft'],
  ['badText', 'badSoft'],
  ['infoText', 'infoSoft'],
  ['text', 'goodSoft'],
  ['text', 'watchSoft'],
  ['text', 'badSoft'],
  ['text', 'infoSoft'],
  ['text', 'brandSoft'],
  ['onRail', 'rail'],
  ['onRail', 'railHover'],
  ['onRail', 'railActive'],
  ['onRailMuted', 'rail'],
  ['onRailMuted', 'railHover'],
  ['onRailActive', 'railActive'],
]

/** Returns all pairs of a theme with text (4.5:1) or with a visible line or shape (3:1). */
export function contrastTable({ color }: ThemeTokens): ContrastRow[] {
  const row = (front: ColorToken, back: ColorToken, needed: 3 | 4.5): ContrastRow => {
    const ratio = contrast(color[front], color[back])
    return { front, back, ratio, needed, passes: ratio >= needed }
  }
  return [
    ...inks.flatMap((front) => surfaces.map((back) => row(front, back, 4.5))),
    ...others.map(([front, back]) => row(front, back, 4.5)),
    ...drawn.flatMap((front) => surfaces.map((back) => row(front, back, 3))),
  ]
}
