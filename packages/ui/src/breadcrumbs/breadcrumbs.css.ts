import { style } from '@vanilla-extract/css'
import { size, space, vars } from '../themes/contract.css.ts'

export const root = style({ minInlineSize: 0 })
export const list = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  margin: 0,
  padding: 0,
  minInlineSize: 0,
  listStyle: 'none',
  fontSize: size.s,
  lineHeight: '20px',
  color: vars.color.muted,
})
export const crumb = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  minInlineSize: 0,
  flex: '0 1 auto',
  selectors: {
    '&:first-child:not(:last-child)': { flexShrink: 0, maxInlineSize: 'max(40%, 96px)' },
    '&:not(:first-child, :last-child)': { flexShrink: 4, minInlineSize: '48px' },
  },
})
const words = {
  display: 'block',
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const
export const link = style({
  ...words,
  paddingBlock: '2px',
  borderRadius: '4px',
  color: vars.color.muted,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: vars.color.text, textDecoration: 'underline', textUnderlineOffset: '3px' },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
  },
})
export const here = style({ ...words, color: vars.color.text })
export const mark = style({
  display: 'flex',
  flex: 'none',
  color: vars.color.faint,
})
