import { style, styleVariants } from '@vanilla-extract/css'
import { size, space, vars } from '../themes/contract.css.ts'

const { color } = vars

export const frame = style({ display: 'flex', flexDirection: 'column', gap: space[1], minInlineSize: 0 })
export const strip = style({ display: 'flex', gap: '1px', blockSize: '32px', borderRadius: '4px', overflow: 'hidden' })
const base = style({
  flex: 1,
  minInlineSize: 0,
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none' } },
})
// Height tells the states apart without colour.
export const cell = styleVariants({
  good: [base, { alignSelf: 'flex-end', blockSize: '40%', background: color.good }],
  watch: [base, { alignSelf: 'flex-end', blockSize: '70%', background: color.watch }],
  bad: [base, { background: color.bad }],
  unknown: [base, { alignSelf: 'flex-end', blockSize: '2px', background: color.line }],
})
export const ends = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[2],
  fontSize: size.xs,
  color: color.muted,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})
