import { style, styleVariants } from '@vanilla-extract/css'
import { size, space, vars } from '../themes/contract.css.ts'

export const meter = style({ display: 'flex', alignItems: 'center', gap: space[1], paddingBlockStart: space[1] })
export const bar = style({
  flex: 1,
  maxInlineSize: '56px',
  blockSize: '4px',
  borderRadius: '2px',
  background: vars.color.line,
  forcedColorAdjust: 'none',
})
export const barTone = styleVariants({
  bad: { background: vars.color.bad },
  watch: { background: vars.color.watch },
  good: { background: vars.color.good },
})
export const meterWord = style({
  marginInlineStart: space[1],
  fontSize: size.xs,
  lineHeight: '16px',
  color: vars.color.muted,
})
