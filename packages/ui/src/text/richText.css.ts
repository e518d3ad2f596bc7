import { style, styleVariants } from '@vanilla-extract/css'
import { size, space, vars, weight } from '../themes/contract.css.ts'

export const whole = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  fontSize: size.m,
  lineHeight: 1.45,
})
export const quote = style({
  margin: 0,
  paddingInlineStart: space[3],
  borderInlineStart: `3px solid ${vars.color.line}`,
  color: vars.color.muted,
  whiteSpace: 'pre-wrap',
})
const list = style({ margin: 0, paddingInlineStart: space[6], display: 'flex', flexDirection: 'column', gap: space[1] })
export const dotted = style([list, { listStyle: 'disc outside' }])
export const numbered = style([list, { listStyle: 'decimal outside' }])
export const depth = styleVariants({ 1: 0, 2: 1, 3: 2 }, (steps) => ({
  display: 'list-item',
  marginInlineStart: `${steps * 20}px`,
}))
export const scroller = style({ overflowX: 'auto', maxInlineSize: '100%' })
export const table = style({ borderCollapse: 'collapse', fontSize: size.s, overflowWrap: 'normal' })
const anyCell = style({
  padding: `${space[1]} ${space[3]}`,
  border: `1px solid ${vars.color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
})
export const head = style([anyCell, { fontWeight: weight.semibold, background: vars.color.sunken }])
export const cell = style([anyCell])
export const rule = style({
  border: 0,
  borderBlockStart: `1px solid ${vars.color.line}`,
  inlineSize: '100%',
  margin: 0,
})
export const mark = styleVariants({
  strong: { fontWeight: weight.semibold },
  em: { fontStyle: 'italic' },
  del: { textDecoration: 'line-through' },
})
