import { size, space, vars, weight } from '@parapet/ui/contract'
import { globalStyle, style } from '@vanilla-extract/css'
import { lineClamp } from '../charts/lineClamp.ts'

export const lines = style({ listStyle: 'none', margin: 0, padding: 0 })
export const line = style({
  display: 'grid',
  gap: '2px',
  paddingBlock: space[3],
  borderBottom: `1px solid ${vars.color.line}`,
  minWidth: 0,
  selectors: { '&:first-child': { paddingTop: space[1] }, '&:last-child': { borderBottom: 0, paddingBottom: 0 } },
})
export const lineTitle = style({
  minWidth: 0,
  overflowWrap: 'anywhere',
  fontWeight: weight.medium,
  ...lineClamp(2),
})
export const lineText = style({
  color: vars.color.muted,
  fontSize: size.s,
  lineHeight: '18px',
  margin: 0,
  ...lineClamp(2),
  overflowWrap: 'anywhere',
})
export const allWell = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  flexWrap: 'wrap',
  minHeight: '32px',
})
globalStyle(`[data-density=compact] ${line}`, { paddingBlock: space[2] })
