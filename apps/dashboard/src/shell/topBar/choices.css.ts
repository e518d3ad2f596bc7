import { size, space, vars, weight } from '@parapet/ui/contract'
import { style } from '@vanilla-extract/css'

export const switcher = style({ width: 'min(360px, calc(100vw - 50px))', display: 'grid', gap: space[2] })

export const search = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  height: 40,
  paddingInline: space[3],
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.input,
  background: vars.color.card,
  color: vars.color.muted,
  ':focus-within': { borderColor: vars.color.focus, boxShadow: `0 0 0 1px ${vars.color.focus}` },
})

export const searchInput = style({
  flex: 1,
  minWidth: 0,
  border: 0,
  padding: 0,
  background: 'transparent',
  color: vars.color.text,
  font: 'inherit',
  fontSize: size.m,
  outline: 'none',
  '::placeholder': { color: vars.color.muted, opacity: 1 },
})

export const options = style({
  maxHeight: 'min(420px, 60vh)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  marginInline: -8,
  paddingInline: 8,
  scrollbarWidth: 'thin',
})

export const optionGroup = style({
  padding: `${space[2]} ${space[2]} ${space[1]}`,
  fontSize: size.xs,
  fontWeight: weight.semibold,
  color: vars.color.muted,
})

export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: 40,
  padding: `${space[1]} ${space[2]}`,
  borderRadius: vars.radius.input,
  color: vars.color.text,
  textDecoration: 'none',
  scrollMarginBlock: 8,
  ':hover': { background: vars.color.hover },
  selectors: {
    '&[data-active="true"]': { background: vars.color.hover, boxShadow: `inset 0 0 0 2px ${vars.color.focus}` },
  },
})

export const optionName = style({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: weight.medium,
})

export const optionNote = style({ fontSize: size.xs, color: vars.color.muted, fontVariantNumeric: 'tabular-nums' })

export const optionsNote = style({ padding: `${space[2]} ${space[2]} 0`, fontSize: size.xs, color: vars.color.muted })
