import { style } from '@vanilla-extract/css'
import { size, space, vars, weight } from '../themes/contract.css.ts'

export const palette = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 'min(380px, 60vh)',
  marginInline: `calc(-1 * ${space[2]})`,
})
export const groups = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), 1fr))',
  gap: space[6],
  outline: 'none',
})
export const end = style({
  marginBlockStart: space[6],
  paddingBlockStart: space[4],
  borderBlockStart: `1px solid ${vars.color.line}`,
})
export const group = style({ minInlineSize: 0, breakInside: 'avoid' })
export const groupTitle = style({
  marginBlockEnd: space[2],
  fontSize: size.s,
  fontWeight: weight.semibold,
  color: vars.color.muted,
})
export const shortcuts = style({ display: 'flex', flexDirection: 'column' })
export const shortcut = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  minBlockSize: '36px',
  fontSize: size.m,
  lineHeight: '20px',
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
})
export const keys = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: space[1] })
export const step = style({ display: 'inline-flex', alignItems: 'center', gap: space[1] })
export const between = style({ fontSize: size.xs, color: vars.color.muted })
