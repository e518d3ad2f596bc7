import { size, space, vars, weight } from '@parapet/ui/contract'
import { style } from '@vanilla-extract/css'

export const topName = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minWidth: 0,
  height: 40,
  paddingInline: space[2],
  fontWeight: weight.medium,
})
export const monogram = style({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: 28,
  height: 28,
  borderRadius: 8,
  background: vars.color.brandSoft,
  color: vars.color.onBrandSoft,
  fontSize: size.xs,
  fontWeight: weight.semibold,
})
