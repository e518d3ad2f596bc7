import { media, size, space, vars, weight } from '@parapet/ui/contract'
import { style } from '@vanilla-extract/css'
import { BOTTOM_BAR_HEIGHT } from '../../kit/page/sizes.ts'

export const bottomBar = style({
  display: 'none',
  '@media': {
    [media.phone]: {
      position: 'fixed',
      zIndex: 30,
      insetInline: 0,
      bottom: 0,
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      minHeight: BOTTOM_BAR_HEIGHT,
      paddingBottom: 'env(safe-area-inset-bottom)',
      background: vars.color.card,
      borderTop: `1px solid ${vars.color.line}`,
    },
  },
})
export const bottomEntry = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 2,
  minWidth: 0,
  minHeight: BOTTOM_BAR_HEIGHT,
  padding: `${space[1]} 0`,
  border: 0,
  background: 'transparent',
  color: vars.color.muted,
  font: 'inherit',
  fontSize: size.xs,
  lineHeight: '16px',
  fontWeight: weight.medium,
  textDecoration: 'none',
  cursor: 'pointer',
  outlineOffset: -4,
  selectors: {
    '&[data-current="true"]': { color: vars.color.brandText, fontWeight: weight.semibold },
  },
})
export const bottomMark = style({
  display: 'inline-flex',
  padding: `2px ${space[4]}`,
  borderRadius: vars.radius.button,
  selectors: { '[data-current="true"] > &': { background: vars.color.brandSoft, color: vars.color.onBrandSoft } },
})
export const bottomText = style({
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  letterSpacing: '-0.02em',
  '@media': { '(max-width: 379px)': { fontSize: '11px' } },
})
export const sheetChoices = style({ display: 'grid', gap: space[4], padding: `0 ${space[3]} ${space[2]}` })
export const sheetList = style({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 2 })
export const sheetEntry = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  width: '100%',
  minHeight: 48,
  padding: `${space[2]} ${space[3]}`,
  border: 0,
  borderRadius: vars.radius.input,
  background: 'transparent',
  color: vars.color.text,
  font: 'inherit',
  fontSize: size.m,
  fontWeight: weight.medium,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  ':hover': { background: vars.color.hover },
  selectors: {
    '&[aria-current="page"]': { background: vars.color.brandSoft, color: vars.color.onBrandSoft },
  },
})
export const sheetLabel = style({
  padding: `${space[4]} ${space[3]} ${space[1]}`,
  fontSize: size.xs,
  fontWeight: weight.semibold,
  color: vars.color.muted,
})
