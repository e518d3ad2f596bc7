import { style, styleVariants } from '@vanilla-extract/css'
import { size, space, vars } from '../themes/contract.css.ts'

export const list = style({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: space[2] })

const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  padding: space[2],
  background: vars.color.card,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.input,
})

const states = styleVariants({
  item: [row],
  dragged: [row, { borderColor: vars.color.brandUi, boxShadow: vars.shadow.float }],
})
export const { item, dragged } = states

export const grip = style({
  padding: space[1],
  color: vars.color.muted,
  lineHeight: 0,
  cursor: 'grab',
  touchAction: 'none',
  ':active': { cursor: 'grabbing' },
  '@media': { '(pointer: coarse)': { padding: space[3] } },
})

export const place = style({
  minWidth: 20,
  fontSize: size.s,
  color: vars.color.muted,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
})

export const content = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' })
