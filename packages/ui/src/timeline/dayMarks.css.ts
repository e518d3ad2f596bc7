import { createVar, style, styleVariants } from '@vanilla-extract/css'
import { size, space, vars } from '../themes/contract.css.ts'

const { color } = vars
export const at = createVar()
export const tall = createVar()

export const frame = style({ display: 'flex', flexDirection: 'column', gap: space[1], paddingInline: '8px 24px' })
export const line = style({ position: 'relative', blockSize: '48px', borderBlockEnd: `1px solid ${color.edge}` })
const base = style({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineStart: at,
  inlineSize: '8px',
  marginInlineStart: '-4px',
  blockSize: tall,
  borderRadius: '2px 2px 0 0',
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none' } },
})
export const mark = styleVariants({
  good: [base, { background: color.good }],
  info: [base, { background: color.info }],
  watch: [base, { background: color.watch }],
  bad: [base, { background: color.bad }],
})
export const ticks = style({
  position: 'relative',
  blockSize: '20px',
  fontSize: size.xs,
  color: color.muted,
  whiteSpace: 'nowrap',
})
export const tick = style({
  position: 'absolute',
  insetInlineStart: at,
  transform: 'translateX(-50%)',
  selectors: { '[dir="rtl"] &': { transform: 'translateX(50%)' } },
})
