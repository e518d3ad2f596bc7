import { style, styleVariants } from '@vanilla-extract/css'
import { size, space, vars, weight } from '../themes/contract.css.ts'

export const frame = style({
  minInlineSize: 0,
  overflow: 'hidden',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.input,
  background: vars.color.card,
})
export const caption = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[3]}`,
  padding: `${space[2]} ${space[3]}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  fontSize: size.s,
  fontVariantNumeric: 'tabular-nums',
})
export const label = style({
  flex: '1 1 200px',
  minInlineSize: 0,
  fontWeight: weight.semibold,
  overflowWrap: 'anywhere',
})
export const added = style({ color: vars.color.goodText })
export const removed = style({ color: vars.color.badText })
export const nothing = style({ fontSize: size.m, color: vars.color.muted })
export const scroller = style({
  overflow: 'auto',
  maxBlockSize: '70vh',
  // Code is left to right in every locale.
  direction: 'ltr',
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' } },
  '@media': { print: { maxBlockSize: 'none' } },
})
export const lines = style({
  display: 'flex',
  flexDirection: 'column',
  inlineSize: 'max-content',
  minInlineSize: '100%',
  fontFamily: vars.font.mono,
  wordSpacing: 'normal',
  fontSize: size.s,
  lineHeight: '20px',
})
const base = style({ position: 'relative', display: 'grid', gridTemplateColumns: '44px 44px 20px 1fr' })
export const line = styleVariants({
  same: [base, { color: vars.color.text }],
  added: [base, { background: vars.color.goodSoft, color: vars.color.goodText }],
  removed: [base, { background: vars.color.badSoft, color: vars.color.badText }],
})
/** Two texts side by side: long lines wrap, so that both are in sight. */
export const columns = style([lines, { inlineSize: 'auto' }])
export const pair = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' })
const sideBase = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '44px 20px minmax(0, 1fr)',
  borderInlineStart: `1px solid ${vars.color.line}`,
})
export const side = styleVariants({
  none: [sideBase, { background: vars.color.sunken }],
  same: [sideBase, { color: vars.color.text }],
  added: [sideBase, { background: vars.color.goodSoft, color: vars.color.goodText }],
  removed: [sideBase, { background: vars.color.badSoft, color: vars.color.badText }],
})
export const number = style({
  paddingInlineEnd: space[2],
  textAlign: 'end',
  color: vars.color.muted,
  fontVariantNumeric: 'tabular-nums',
  userSelect: 'none',
  selectors: { [`:is(${line.added}, ${line.removed}, ${side.added}, ${side.removed}) > &`]: { color: 'inherit' } },
})
export const sign = style({ textAlign: 'center', userSelect: 'none', fontWeight: weight.semibold })
export const text = style({ whiteSpace: 'pre', paddingInlineEnd: space[3], fontSize: 'inherit' })
export const wrapped = style({
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  paddingInlineEnd: space[3],
  fontSize: 'inherit',
})
export const fold = style({
  display: 'flex',
  paddingInlineStart: space[2],
  paddingBlock: '2px',
  background: vars.color.sunken,
  fontFamily: vars.font.body,
})
