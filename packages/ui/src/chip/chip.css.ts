import { style } from '@vanilla-extract/css'
import { motion, size, space, vars } from '../themes/contract.css.ts'

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  minBlockSize: '28px',
  maxInlineSize: '100%',
  borderRadius: '14px',
  border: `1px solid ${vars.color.line}`,
  background: vars.color.sunken,
  color: vars.color.text,
  fontSize: size.s,
  lineHeight: '20px',
  overflow: 'hidden',
  selectors: {
    '&[data-negated]': { background: 'transparent', borderColor: vars.color.edge },
    '&[data-muted]': {
      background: 'transparent',
      borderStyle: 'dashed',
      borderColor: vars.color.edge,
      color: vars.color.muted,
    },
  },
})
const part = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minInlineSize: 0,
  minBlockSize: '26px',
  padding: 0,
  paddingInline: '10px',
  border: 0,
  background: 'transparent',
  font: 'inherit',
  color: 'inherit',
  transition: `background ${motion.fast}`,
})
export const face = style([part])
export const open = style([
  part,
  {
    cursor: 'pointer',
    selectors: {
      '&:hover': { background: vars.color.hover },
      '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px', borderRadius: '14px' },
    },
  },
])
export const text = style({ minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
export const off = style({ textDecoration: 'line-through' })
export const remove = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '26px',
  blockSize: '26px',
  marginInlineStart: '-6px',
  padding: 0,
  border: 0,
  borderRadius: '50%',
  background: 'transparent',
  color: 'inherit',
  opacity: 0.8,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.hover, opacity: 1 },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px', opacity: 1 },
  },
})
