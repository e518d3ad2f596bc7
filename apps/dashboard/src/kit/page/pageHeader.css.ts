import { media, size, space, vars, weight } from '@parapet/ui/contract'
import { globalStyle, style } from '@vanilla-extract/css'
import { TOP_BAR_HEIGHT } from './sizes.ts'

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: `${space[3]} ${space[4]}`,
  marginBottom: space[4],
})
export const compact = style([
  header,
  { marginBottom: space[1], '@media': { [media.phone]: { gap: `0 ${space[2]}` } } },
])
export const headerText = style({
  minWidth: 0,
  flex: '1 1 320px',
  selectors: {
    [`${compact} > &`]: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space[4] },
  },
  // On a phone the buttons stand beside the heading, and the sentence has a line of its own.
  '@media': { [media.phone]: { selectors: { [`${compact} > &`]: { display: 'contents' } } } },
})
/** Whose board it is, on a wall: there is no top bar to say it. */
export const company = style({ display: 'none' })
export const title = style({
  margin: 0,
  fontFamily: vars.font.heading,
  fontSize: size.xxl,
  lineHeight: '32px',
  fontWeight: weight.semibold,
  letterSpacing: '-0.015em',
  overflowWrap: 'anywhere',
  outline: 'none',
  '@media': { [media.phone]: { fontSize: size.xl, lineHeight: '28px' } },
})
// Its words stay whole: the buttons take a line of their own before that.
globalStyle(`${compact} h1`, {
  '@media': { [media.phone]: { flex: '1 1 0', alignSelf: 'center', overflowWrap: 'break-word' } },
})
export const sentence = style({
  marginTop: space[1],
  minHeight: 20,
  fontSize: size.m,
  lineHeight: '20px',
  color: vars.color.muted,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  '@media': {
    [media.phone]: {
      selectors: { [`${compact} &`]: { order: 1, flex: '1 0 100%', marginTop: 0, fontSize: size.xs } },
    },
  },
})
export const crumbs = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  marginBottom: space[2],
  selectors: { [`${compact} &`]: { flex: '1 0 100%', marginBottom: 0 } },
  '@media': { [media.phone]: { marginBottom: space[1] } },
})
/** The way to this page only, which a phone has in its bar at the bottom. */
export const crumbsAlone = style([
  crumbs,
  { '@media': { [media.phone]: { selectors: { [`${compact} &`]: { display: 'none' } } } } },
])
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] })
export const BAR_PADDING = 8
/** The height of the bar's lines above the one that stays on a phone. */
export const ABOVE_STICKY_LINE = '--above-sticky-line'
export const bar = style({
  position: 'sticky',
  top: TOP_BAR_HEIGHT,
  zIndex: 10,
  marginInline: `calc(-1 * ${space[6]})`,
  paddingInline: space[6],
  paddingBlock: `${BAR_PADDING}px`,
  marginBottom: space[4],
  background: vars.color.page,
  '@media': {
    [media.phone]: {
      marginBottom: space[2],
      top: `calc(${TOP_BAR_HEIGHT}px - var(${ABOVE_STICKY_LINE}, 0px))`,
      marginInline: `calc(-1 * ${space[4]})`,
      paddingInline: space[4],
    },
  },
})
globalStyle(`${bar} ~ * :is(:focus-visible, h2)`, { scrollMarginTop: '96px' })
