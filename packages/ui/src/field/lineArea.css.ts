import { createVar, style } from '@vanilla-extract/css'
import { size, space, vars, weight } from '../themes/contract.css.ts'

/** In px; LineArea positions the line numbers with it. */
export const lineHeight = 20
export const offset = createVar()

export const box = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  overflow: 'hidden',
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.input,
  background: vars.color.card,
  // Addresses and rules are left to right in every locale.
  direction: 'ltr',
  selectors: {
    '&:focus-within': {
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: '-1px',
      borderColor: vars.color.focus,
    },
    '&:has([aria-invalid="true"])': { borderColor: vars.color.bad },
    '&:has([aria-disabled="true"])': { background: vars.color.sunken, borderColor: vars.color.line },
  },
})
const code = {
  fontFamily: vars.font.mono,
  fontSize: size.s,
  lineHeight: `${lineHeight}px`,
  wordSpacing: 'normal',
} as const
export const gutter = style({
  ...code,
  minInlineSize: '44px',
  overflow: 'hidden',
  paddingBlock: '9px',
  background: vars.color.sunken,
  borderInlineEnd: `1px solid ${vars.color.line}`,
  color: vars.color.muted,
  textAlign: 'end',
  contain: 'size',
  inlineSize: '52px',
})
export const numbers = style({ transform: `translateY(${offset})` })
export const number = style({
  paddingInline: space[2],
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[data-remarked]': { textDecoration: 'line-through' },
    '&[data-wrong]': { background: vars.color.badSoft, color: vars.color.badText, fontWeight: weight.semibold },
  },
})
export const area = style({
  ...code,
  display: 'block',
  inlineSize: '100%',
  minBlockSize: '96px',
  paddingBlock: '9px',
  paddingInline: space[3],
  border: 0,
  outline: 'none',
  resize: 'vertical',
  background: 'transparent',
  color: vars.color.text,
  whiteSpace: 'pre',
  overflow: 'auto',
  selectors: { '&::placeholder': { color: vars.color.muted, opacity: 1 } },
})
export const problems = style({ display: 'flex', flexDirection: 'column', gap: '2px', fontSize: size.xs })
export const jump = style({
  minBlockSize: '24px',
  padding: 0,
  border: 0,
  borderRadius: '4px',
  background: 'transparent',
  color: vars.color.badText,
  fontWeight: weight.medium,
  textAlign: 'start',
  textDecoration: 'underline',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '1px' } },
})
export const quietJump = style([jump, { color: vars.color.muted }])
