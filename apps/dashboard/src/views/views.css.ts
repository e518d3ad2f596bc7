import { space, vars } from '@parapet/ui/contract'
import { style } from '@vanilla-extract/css'

export const pins = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  margin: `0 0 ${space[4]}`,
  padding: 0,
  listStyle: 'none',
  '@media': { print: { display: 'none' } },
})
export const pin = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  maxWidth: '100%',
  paddingInlineStart: space[3],
  borderRadius: vars.radius.button,
  border: `1px solid ${vars.color.line}`,
  background: vars.color.card,
  overflowWrap: 'anywhere',
})
