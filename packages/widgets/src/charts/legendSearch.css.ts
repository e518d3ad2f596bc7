import { size, space, vars } from '@parapet/ui/contract'
import { style } from '@vanilla-extract/css'

export const legendSearch = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[2]}`,
  marginBlockStart: space[2],
  minBlockSize: '40px',
  fontSize: size.xs,
  '@media': { '(pointer: coarse)': { minBlockSize: '44px' } },
})

export const legendField = style({ flex: '1 1 180px', maxInlineSize: '320px', minInlineSize: 0 })

export const legendCount = style({
  color: vars.color.muted,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})

export const legendActions = style({ display: 'inline-flex', flexWrap: 'wrap', marginInlineStart: 'auto' })
