import { globalStyle, style } from '@vanilla-extract/css'
import { media, size, space, vars, weight } from '../themes/contract.css.ts'
import { frame } from './table.css.ts'

export const bar = style({
  position: 'sticky',
  insetBlockEnd: space[2],
  zIndex: 4,
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  padding: space[2],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.input,
  background: vars.color.raised,
  boxShadow: vars.shadow.float,
  '@media': { print: { display: 'none' } },
})
export const line = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] })
export const count = style({
  paddingInline: space[2],
  fontSize: size.s,
  fontWeight: weight.semibold,
  fontVariantNumeric: 'tabular-nums',
})
/** Only for keyboard users, while a checkbox has the focus. */
export const hint = style({ display: 'none', fontSize: size.s, color: vars.color.muted })
globalStyle(`${frame}:has([data-tick]:focus-visible) ${hint}`, { display: 'inline' })
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  marginInlineStart: 'auto',
  '@media': { [media.phone]: { marginInlineStart: 0 } },
})
export const reasons = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '2px',
  maxBlockSize: '30vh',
  overflowY: 'auto',
  fontSize: size.s,
})
export const name = style({ fontWeight: weight.medium, overflowWrap: 'anywhere' })
