import { style } from '@vanilla-extract/css'
import { size, space, vars } from '../themes/contract.css.ts'

export const wizard = style({ display: 'flex', flexDirection: 'column', gap: space[6], minInlineSize: 0 })
export const title = style({ outline: 'none' })
export const place = style({ fontSize: size.xs, lineHeight: '16px', color: vars.color.muted })
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] })
export const problem = style({
  minInlineSize: 0,
  fontSize: size.s,
  lineHeight: '20px',
  color: vars.color.muted,
  overflowWrap: 'anywhere',
})
