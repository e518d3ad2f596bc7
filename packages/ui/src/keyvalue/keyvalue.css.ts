import { style } from '@vanilla-extract/css'
import { media, size, space, vars } from '../themes/contract.css.ts'

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'fit-content(min(240px, 45%)) minmax(0, 1fr)',
  columnGap: space[6],
  alignContent: 'start',
  margin: 0,
  fontSize: size.m,
  lineHeight: '20px',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  gridColumn: '1 / -1',
  paddingBlock: space[2],
  alignItems: 'baseline',
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
})
export const key = style({
  color: vars.color.muted,
  fontSize: size.s,
  minInlineSize: '112px',
  overflowWrap: 'anywhere',
})
export const value = style({ margin: 0, minInlineSize: 0, overflowWrap: 'anywhere' })
export const copyText = style({ cursor: 'text', textOverflow: 'ellipsis' })
