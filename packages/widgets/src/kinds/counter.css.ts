import { size, space, vars, weight } from '@parapet/ui/contract'
import { globalStyle, style } from '@vanilla-extract/css'

const slim = '(max-width: 128px)'
export const counter = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  minWidth: 0,
  textDecoration: 'none',
  color: 'inherit',
})
export const counterFigure = style({
  display: 'flex',
  alignItems: 'baseline',
  margin: 0,
  fontSize: size.figure,
  lineHeight: '36px',
  fontWeight: weight.semibold,
  fontFamily: vars.font.heading,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '-0.01em',
  whiteSpace: 'nowrap',
  '@container': { [slim]: { fontSize: size.xl } },
})
export const counterUnit = style({
  marginInlineStart: '4px',
  fontSize: size.m,
  '@container': { [slim]: { fontSize: size.xs } },
  fontWeight: weight.medium,
  color: vars.color.muted,
  letterSpacing: 0,
})
export const counterBlank = style({ fontSize: 0, lineHeight: 0 })
export const counterLink = style({
  color: 'inherit',
  textDecoration: 'none',
  borderRadius: '6px',
  ':hover': { color: vars.color.brandText },
  ':focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
})
export const counterSpark = style({ position: 'relative', height: '24px' })
export const counterSparkLabel = style({
  position: 'absolute',
  insetBlockStart: '-14px',
  insetInlineEnd: 0,
  fontSize: '11px',
  lineHeight: '12px',
  color: vars.color.muted,
})
export const change = style({
  margin: 0,
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  whiteSpace: 'nowrap',
  fontSize: size.xs,
  lineHeight: '16px',
  color: vars.color.muted,
  minHeight: '16px',
  fontVariantNumeric: 'tabular-nums',
  '@container': { '(max-width: 200px)': { flexWrap: 'wrap', rowGap: 0, whiteSpace: 'normal' } },
})
export const changeAgainst = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' })
export const changeMark = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '3px',
  fontWeight: weight.semibold,
})
globalStyle(`[data-density=compact] ${counterFigure}`, { fontSize: size.xxl, lineHeight: '28px' })
globalStyle(`[data-density=compact] ${counterSpark}`, { height: '20px' })
