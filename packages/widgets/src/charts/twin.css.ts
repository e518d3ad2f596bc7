import { size, space, vars, weight } from '@parapet/ui/contract'
import { style } from '@vanilla-extract/css'

export const twinTable = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: size.s,
  fontVariantNumeric: 'tabular-nums',
})

export const twinScroll = style({
  overflow: 'auto',
  maxHeight: '420px',
  ':focus-visible': { outline: `2px solid ${vars.color.focus}` },
})

export const twinCaption = style({
  textAlign: 'start',
  color: vars.color.muted,
  fontSize: size.xs,
  paddingBlock: space[1],
})

export const twinHead = style({
  position: 'sticky',
  top: 0,
  background: vars.color.card,
  color: vars.color.muted,
  fontWeight: weight.medium,
  fontSize: size.xs,
  textAlign: 'start',
  padding: `6px ${space[2]}`,
  boxShadow: `inset 0 -1px ${vars.color.line}`,
  whiteSpace: 'nowrap',
})

export const twinCell = style({
  padding: `6px ${space[2]}`,
  borderBottom: `1px solid ${vars.color.line}`,
  textAlign: 'start',
  fontWeight: weight.regular,
  overflowWrap: 'anywhere',
})

export const twinFirst = style({
  position: 'sticky',
  insetInlineStart: 0,
  background: vars.color.card,
  minWidth: '96px',
})
export const twinCorner = style([twinFirst, { zIndex: 1 }])
/** A time never wraps. */
export const twinTime = style({ whiteSpace: 'nowrap' })

export const twinNumber = style({ textAlign: 'end', whiteSpace: 'nowrap' })
