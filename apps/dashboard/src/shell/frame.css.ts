import { media, space, vars, weight } from '@parapet/ui/contract'
import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { RAIL_WIDTH, RAIL_WIDTH_SMALL, TOP_BAR_HEIGHT } from '../kit/page/sizes.ts'

export const frame = style({
  minHeight: '100dvh',
  display: 'grid',
  gridTemplateColumns: `${RAIL_WIDTH}px minmax(0, 1fr)`,
  background: vars.color.page,
  color: vars.color.text,
  selectors: { '&[data-rail="small"]': { gridTemplateColumns: `${RAIL_WIDTH_SMALL}px minmax(0, 1fr)` } },
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: `${RAIL_WIDTH_SMALL}px minmax(0, 1fr)`,
    },
    [media.phone]: {
      display: 'block',
      selectors: { '&[data-rail]': { gridTemplateColumns: 'none' } },
    },
  },
})

export const skip = style({
  position: 'fixed',
  zIndex: 60,
  top: space[2],
  left: space[2],
  padding: `${space[2]} ${space[4]}`,
  borderRadius: vars.radius.button,
  background: vars.color.brand,
  color: vars.color.onBrand,
  fontWeight: weight.semibold,
  textDecoration: 'none',
  transform: 'translateY(-200%)',
  ':focus': { transform: 'none' },
})

export const railSlot = style({ minWidth: 0, '@media': { [media.phone]: { display: 'none' } } })
export const scrim = style({
  display: 'none',
  '@media': {
    [media.tablet]: { display: 'block', position: 'fixed', inset: 0, zIndex: 29, background: vars.color.scrim },
  },
})

export const column = style({ display: 'flex', flexDirection: 'column', minWidth: 0, minHeight: '100dvh' })

export const main = style({
  flex: 1,
  width: '100%',
  maxWidth: 1760,
  marginInline: 'auto',
  padding: `${space[6]} ${space[6]} ${space[8]}`,
  outline: 'none',
  '@media': {
    [media.tablet]: { padding: `${space[4]} ${space[6]} ${space[6]}` },
    [media.phone]: { padding: `${space[3]} ${space[4]} ${space[4]}` },
  },
})

export const banners = style({ display: 'grid' })

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } })
export const waiting = style({
  display: 'grid',
  alignContent: 'start',
  minBlockSize: '100dvh',
  gap: space[4],
  animation: `${appear} 200ms ease-out 250ms backwards`,
})

/** Anchors and headings that are jumped to must not hide under the top bar. */
globalStyle(`${main} :target, ${main} h1, ${main} h2`, { scrollMarginTop: TOP_BAR_HEIGHT + 16 })
