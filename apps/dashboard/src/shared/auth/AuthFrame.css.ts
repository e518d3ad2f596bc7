import { media, size, space, vars, weight } from '@parapet/ui/contract'
import { style } from '@vanilla-extract/css'

const { color } = vars

/* Keep in step with the style element of index.html, which renders the same frame before any script. */
export const frame = style({
  minHeight: '100dvh',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  background: color.page,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' },
    [media.phone]: { display: 'block' },
  },
})

export const panel = style({
  position: 'relative',
  overflow: 'hidden',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: space[8],
  padding: space[12],
  background: color.rail,
  color: color.onRail,
  borderInlineEnd: `1px solid ${color.railLine}`,
  '@media': { [media.tablet]: { padding: space[8] }, [media.phone]: { display: 'none' } },
})
export const pattern = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  color: color.onRailMuted,
  opacity: 0.3,
  maskImage:
    'radial-gradient(100% 88px at 0 62px, transparent 60%, #000), linear-gradient(200deg, #000 10%, #0004 55%, transparent 80%)',
  maskComposite: 'intersect',
  pointerEvents: 'none',
})
export const picture = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  pointerEvents: 'none',
})
/** Words on a picture have the colour of the panel behind them: their contrast does not depend on the picture. */
const onPicture = {
  [`${picture} ~ &`]: {
    alignSelf: 'flex-start',
    padding: `${space[2]} ${space[3]}`,
    borderRadius: vars.radius.input,
    background: color.rail,
  },
  [`${picture} ~ &:empty`]: { display: 'none' },
}
export const brand = style({
  selectors: onPicture,
  position: 'relative',
  marginBlockEnd: 'auto',
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  fontFamily: vars.font.heading,
  fontSize: size.xl,
  lineHeight: '28px',
  fontWeight: weight.semibold,
})
export const mark = style({ flex: 'none', color: color.onRailActive, lineHeight: 0 })
export const line = style({
  selectors: onPicture,
  position: 'relative',
  maxWidth: '16em',
  fontFamily: vars.font.heading,
  fontSize: size.figure,
  lineHeight: '40px',
  fontWeight: weight.semibold,
  letterSpacing: '-0.01em',
  textWrap: 'balance',
  '@media': { [media.tablet]: { fontSize: size.xxl, lineHeight: '32px' } },
})
export const powered = style({
  selectors: onPicture,
  position: 'relative',
  minHeight: '16px',
  fontSize: size.xs,
  lineHeight: '16px',
  color: color.onRailMuted,
})

export const side = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  padding: `${space[6]} ${space[12]}`,
  '@media': {
    [media.tablet]: { padding: `${space[6]} ${space[8]}` },
    [media.phone]: { minHeight: '100dvh', padding: `${space[4]} ${space[4]} ${space[6]}` },
  },
})
export const top = style({ display: 'flex', alignItems: 'center', gap: space[3], minHeight: '40px' })
export const topBrand = style({
  display: 'none',
  minWidth: 0,
  alignItems: 'center',
  gap: space[2],
  fontFamily: vars.font.heading,
  fontSize: size.l,
  lineHeight: '24px',
  fontWeight: weight.semibold,
  '@media': { [media.phone]: { display: 'flex' } },
})
export const topMark = style({ flex: 'none', color: color.brandUi, lineHeight: 0 })
export const tools = style({ marginInlineStart: 'auto', display: 'flex', alignItems: 'center', minWidth: 0 })
export const language = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: space[2],
  color: color.muted,
})
export const languageSelect = style({
  minHeight: '32px',
  padding: `0 ${space[2]}`,
  border: '1px solid transparent',
  borderRadius: vars.radius.input,
  background: 'transparent',
  color: color.text,
  fontSize: size.s,
  fontWeight: weight.medium,
  cursor: 'pointer',
  ':hover': { background: color.hover },
  '@media': { '(pointer: coarse)': { minHeight: '44px' } },
})

export const middle = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  width: '100%',
  maxWidth: '400px',
  marginInline: 'auto',
  paddingBlock: space[8],
  gap: space[6],
  '@media': { [media.phone]: { justifyContent: 'flex-start', paddingBlock: space[8] } },
})
export const head = style({ display: 'grid', gap: space[1] })
export const title = style({
  fontFamily: vars.font.heading,
  fontSize: size.xxl,
  lineHeight: '32px',
  fontWeight: weight.semibold,
  letterSpacing: '-0.01em',
  outline: 'none',
})
export const text = style({ color: color.muted, lineHeight: '20px' })
export const notices = style({ display: 'grid', gap: space[2] })
export const form = style({ display: 'grid', gap: space[4] })
export const under = style({
  display: 'flex',
  justifyContent: 'flex-end',
  marginBlockStart: `calc(-1 * ${space[2]})`,
  fontSize: size.s,
})
export const or = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  color: color.muted,
  fontSize: size.xs,
  lineHeight: '16px',
  '::before': { content: '', flex: 1, height: 1, background: color.line },
  '::after': { content: '', flex: 1, height: 1, background: color.line },
})
export const legal = style({ color: 'inherit', display: 'inline-flex', alignItems: 'center', minBlockSize: 24 })

export const foot = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[4]}`,
  minHeight: '16px',
  fontSize: size.xs,
  lineHeight: '16px',
  color: color.muted,
})
