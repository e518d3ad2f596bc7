import { createVar, keyframes, style } from '@vanilla-extract/css'
import { media, motion, size, space, vars } from '../themes/contract.css.ts'

const { color } = vars

export const share = createVar()
export const track = style({
  position: 'relative',
  overflow: 'hidden',
  inlineSize: '100%',
  blockSize: '6px',
  borderRadius: '3px',
  background: color.sunken,
  boxShadow: `inset 0 0 0 1px ${color.line}`,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
})
export const filled = style({
  inlineSize: `calc(${share} * 100%)`,
  blockSize: '100%',
  borderRadius: '3px',
  background: color.brandUi,
  transition: `inline-size ${motion.base}`,
  forcedColorAdjust: 'none',
})
/** The part of the track beyond 100 %, after a gap that marks it. */
export const over = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: `calc(${share} * 100%)`,
  insetInlineEnd: 0,
  borderInlineStart: `2px solid ${color.card}`,
  background: color.watch,
  forcedColorAdjust: 'none',
})
const slide = keyframes({ from: { insetInlineStart: '-40%' }, to: { insetInlineStart: '100%' } })
export const sliding = style([
  filled,
  {
    position: 'absolute',
    inlineSize: '40%',
    insetInlineStart: '-40%',
    animation: `${slide} 1400ms ease-in-out infinite`,
  },
  { '@media': { [media.still]: { insetInlineStart: '30%' } } },
])
export const progress = style({ display: 'flex', flexDirection: 'column', gap: space[1], minInlineSize: 0 })
/** A bar without text has no width of its own in a row of a card. */
export const quiet = style([progress, { minInlineSize: '96px' }])
export const progressHead = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[2],
  fontSize: size.xs,
  color: color.muted,
  fontVariantNumeric: 'tabular-nums',
})
