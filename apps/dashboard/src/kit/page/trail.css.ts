import { size, space, vars } from '@parapet/ui/contract'
import { style } from '@vanilla-extract/css'

export const trail = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  flex: '0 1 auto',
  minInlineSize: 0,
  marginBlock: '-6px',
  paddingInlineStart: space[3],
  borderInlineStart: `1px solid ${vars.color.line}`,
  '@media': { print: { display: 'none' } },
})
export const back = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  minInlineSize: 0,
  minBlockSize: '24px',
  borderRadius: '4px',
  fontSize: size.s,
  lineHeight: '20px',
  color: vars.color.brandText,
  textDecoration: 'none',
  selectors: {
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
  },
})
export const words = style({ minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
