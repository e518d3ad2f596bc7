import { style } from '@vanilla-extract/css'
import { motion, size, vars, weight } from '../themes/contract.css.ts'

export const head = style({
  fontSize: size.xs,
  lineHeight: '16px',
  fontWeight: weight.medium,
  color: vars.color.muted,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  borderBlockEnd: `1px solid ${vars.color.line}`,
  selectors: { '&[data-numeric]': { textAlign: 'end' } },
})
export const cell = style({
  textAlign: 'start',
  borderBlockEnd: `1px solid ${vars.color.line}`,
  selectors: { '&[data-numeric]': { textAlign: 'end', whiteSpace: 'nowrap' } },
})
export const sort = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2px',
  maxInlineSize: 'calc(100% + 12px)',
  marginInline: '-6px',
  paddingInline: '6px',
  minBlockSize: '28px',
  border: 0,
  borderRadius: '6px',
  background: 'transparent',
  font: 'inherit',
  color: 'inherit',
  textAlign: 'inherit',
  cursor: 'pointer',
  transition: `color ${motion.fast}`,
  selectors: {
    '&:hover': { color: vars.color.text },
    '[aria-sort] > &, [aria-sort] > * > &': { color: vars.color.text },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
    '[data-numeric] &': { flexDirection: 'row-reverse' },
  },
  '@media': { '(pointer: coarse)': { minBlockSize: '36px' } },
})
export const headWords = style({})
export const sortMark = style({
  display: 'flex',
  flex: 'none',
  opacity: 0,
  selectors: {
    [`${sort}:is(:hover, :focus-visible) > &`]: { opacity: 0.7 },
    '[aria-sort] &': { opacity: 1 },
    [`[aria-sort] > * > ${sort} > &, [aria-sort] > ${sort} > &`]: { opacity: 1, color: vars.color.brandText },
  },
})
