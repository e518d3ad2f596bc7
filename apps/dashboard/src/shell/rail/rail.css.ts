import { media, motion, size, space, vars, weight } from '@parapet/ui/contract'
import { style } from '@vanilla-extract/css'
import { RAIL_WIDTH, TOP_BAR_HEIGHT } from '../../kit/page/sizes.ts'

export const rail = style({
  position: 'sticky',
  top: 0,
  zIndex: 30,
  height: '100dvh',
  display: 'flex',
  flexDirection: 'column',
  background: vars.color.rail,
  color: vars.color.onRail,
  borderRight: `1px solid ${vars.color.railLine}`,
  width: '100%',
  minWidth: 0,
})

export const railOver = style({
  '@media': { [media.tablet]: { position: 'fixed', left: 0, width: RAIL_WIDTH, boxShadow: vars.shadow.float } },
})

export const brandRow = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  flex: 'none',
  height: TOP_BAR_HEIGHT,
  paddingInline: 22,
  color: 'inherit',
  textDecoration: 'none',
  outlineOffset: -4,
})

export const brandName = style({
  minWidth: 0,
  fontFamily: vars.font.heading,
  fontSize: size.l,
  fontWeight: weight.semibold,
  lineHeight: '20px',
  letterSpacing: '-0.01em',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
})
export const brandNameLong = style({ fontSize: size.s, lineHeight: '16px', letterSpacing: 0 })

export const pin = style({ flex: 'none', display: 'block' })

export const nav = style({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  overflowX: 'hidden',
  overscrollBehavior: 'contain',
  padding: `${space[2]} ${space[3]} ${space[4]}`,
  scrollbarWidth: 'thin',
  scrollbarColor: `${vars.color.railLine} transparent`,
})

export const list = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 2,
})

export const groupLabel = style({
  display: 'block',
  margin: `${space[3]} 0 ${space[1]}`,
  paddingInline: space[3],
  fontSize: size.xs,
  lineHeight: '16px',
  fontWeight: weight.semibold,
  color: vars.color.onRailMuted,
})
export const groupLine = style({
  height: 1,
  margin: `${space[3]} ${space[3]}`,
  background: vars.color.railLine,
  border: 0,
})

export const entry = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  width: '100%',
  minHeight: 34,
  padding: `5px ${space[3]}`,
  border: 0,
  borderRadius: vars.radius.button,
  background: 'transparent',
  color: vars.color.onRail,
  font: 'inherit',
  fontSize: size.m,
  fontWeight: weight.medium,
  lineHeight: '20px',
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  outlineOffset: -2,
  transition: `background-color ${motion.fast}, color ${motion.fast}`,
  ':hover': { background: vars.color.railHover },
  selectors: {
    '&[aria-current="page"]': {
      background: vars.color.railActive,
      color: vars.color.onRailActive,
      fontWeight: weight.semibold,
    },
    '[data-small="true"] &': { justifyContent: 'center', paddingInline: 0 },
    '[data-density="compact"] &': { minHeight: 30, paddingBlock: 3 },
  },
  '@media': {
    '(pointer: coarse)': { minHeight: '44px !important' },
    '(forced-colors: active)': { selectors: { '&[aria-current="page"]': { outline: '2px solid Highlight' } } },
  },
})
export const entryQuiet = style({ color: vars.color.onRailMuted })

export const entryText = style({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

export const count = style({
  fontSize: size.xs,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.onRailMuted,
})

export const chevron = style({
  transition: `transform ${motion.fast}`,
  selectors: {
    '[aria-expanded="true"] > &': { transform: 'rotate(90deg)' },
    '[dir="rtl"] [aria-expanded="true"] > &': { transform: 'rotate(-90deg)' },
  },
})

export const railFoot = style({
  flex: 'none',
  padding: `${space[2]} ${space[3]}`,
  borderTop: `1px solid ${vars.color.railLine}`,
})
