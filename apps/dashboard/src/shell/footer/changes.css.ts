import { size, space, vars } from '@parapet/ui/contract'
import { style } from '@vanilla-extract/css'

export const changes = style({ outline: 'none' })
export const changeVersion = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'baseline',
  paddingBlock: space[3],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
})
export const changeTitle = style({ margin: 0, fontSize: size.m, fontWeight: 600 })
export const changeDate = style({ color: vars.color.muted, fontSize: size.s })
export const changeList = style({
  gridColumn: '1 / -1',
  margin: 0,
  marginBlockStart: space[2],
  paddingInlineStart: space[4],
  listStyle: 'disc',
})
