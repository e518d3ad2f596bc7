import { createVar, keyframes, style, styleVariants } from '@vanilla-extract/css'
import { media, motion, size, space, vars, weight } from '../themes/contract.css.ts'

const { color } = vars

export const tones = ['good', 'watch', 'bad', 'info'] as const
export type Tone = (typeof tones)[number]

// Tooltip

const fade = keyframes({ from: { opacity: 0 } })
export const anchor = style({ display: 'inline-flex', maxInlineSize: '100%' })
export const anchorWide = style({ display: 'flex' })
/** Nothing to say: what is inside is laid out as without it. */
export const noAnchor = style({ display: 'contents' })
export const tip = style({
  // The browser's own rules for popovers centre it; it is placed by script beside its anchor.
  position: 'fixed',
  inset: 'auto',
  margin: 0,
  padding: '5px 9px',
  inlineSize: 'max-content',
  maxInlineSize: 'min(280px, calc(100vw - 16px))',
  border: '1px solid transparent',
  borderRadius: '8px',
  background: color.text,
  color: color.card,
  fontFamily: vars.font.body,
  fontSize: size.xs,
  fontWeight: weight.medium,
  lineHeight: 1.4,
  textAlign: 'start',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  animation: `${fade} ${motion.fast}`,
})

// Marks

const pill = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4px',
  maxInlineSize: '100%',
  border: '1px solid transparent',
  fontSize: size.xs,
  lineHeight: '18px',
  fontWeight: weight.medium,
  fontVariantNumeric: 'tabular-nums',
})
export const badge = styleVariants(
  {
    neutral: { background: color.sunken, color: color.muted, borderColor: color.line },
    brand: { background: color.brandSoft, color: color.onBrandSoft },
    good: { background: color.goodSoft, color: color.goodText },
    watch: { background: color.watchSoft, color: color.watchText },
    bad: { background: color.badSoft, color: color.badText },
    info: { background: color.infoSoft, color: color.infoText },
  },
  (look) => [pill, { paddingInline: '7px', borderRadius: '10px', ...look }],
)
export const tag = style([
  pill,
  { paddingInline: '7px', borderRadius: '6px', background: color.card, color: color.text, borderColor: color.line },
])
export const status = styleVariants(
  {
    good: { color: color.goodText },
    watch: { color: color.watchText },
    bad: { color: color.badText },
    info: { color: color.infoText },
    quiet: { color: color.muted },
  },
  (look) => ({ display: 'inline-flex', alignItems: 'center', gap: '6px', fontWeight: weight.medium, ...look }),
)

const avatarSide = createVar()
export const avatar = styleVariants({ s: '24px', m: '32px', l: '48px' }, (side) => ({
  vars: { [avatarSide]: side },
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: avatarSide,
  blockSize: avatarSide,
  borderRadius: '50%',
  border: '1px solid transparent',
  background: color.brandSoft,
  color: color.onBrandSoft,
  fontSize: `calc(${avatarSide} * 0.38)`,
  fontWeight: weight.semibold,
  letterSpacing: '0.01em',
  userSelect: 'none',
}))

export const kbd = style({
  display: 'inline-block',
  minInlineSize: '20px',
  padding: '0 5px',
  border: `1px solid ${color.line}`,
  borderBlockEndWidth: '2px',
  borderRadius: '5px',
  background: color.card,
  color: color.muted,
  fontFamily: vars.font.mono,
  fontSize: '11px',
  lineHeight: '17px',
  textAlign: 'center',
})

// Waiting

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })
export const spinner = styleVariants({ 16: '16px', 20: '20px', 32: '32px' }, (side) => ({
  display: 'inline-block',
  flex: 'none',
  inlineSize: side,
  blockSize: side,
  border: '2px solid color-mix(in srgb, currentColor 25%, transparent)',
  borderBlockStartColor: 'currentColor',
  borderRadius: '50%',
  animation: `${turn} 800ms linear infinite`,
  '@media': { '(forced-colors: active)': { borderColor: 'GrayText', borderBlockStartColor: 'CanvasText' } },
}))

export const share = createVar()
export const track = style({
  position: 'relative',
  overflow: 'hidden',
  inlineSize: '100%',
  blockSize: '6px',
  borderRadius: '3px',
  background: color.sunken,
  boxShadow: `inset 0 0 0 1px ${color.line}`,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
})
export const filled = style({
  inlineSize: `calc(${share} * 100%)`,
  blockSize: '100%',
  borderRadius: '3px',
  background: color.brandUi,
  transition: `inline-size ${motion.base}`,
  forcedColorAdjust: 'none',
})
const slide = keyframes({ from: { insetInlineStart: '-40%' }, to: { insetInlineStart: '100%' } })
export const sliding = style([
  filled,
  {
    position: 'absolute',
    inlineSize: '40%',
    insetInlineStart: '-40%',
    animation: `${slide} 1400ms ease-in-out infinite`,
  },
  { '@media': { [media.still]: { insetInlineStart: '30%' } } },
])
export const progress = style({ display: 'flex', flexDirection: 'column', gap: space[1], minInlineSize: 0 })
export const progressHead = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[2],
  fontSize: size.xs,
  color: color.muted,
  fontVariantNumeric: 'tabular-nums',
})

const breathe = keyframes({ '50%': { opacity: 0.55 } })
export const skeletonWidth = createVar()
export const skeletonHeight = createVar()
export const skeletons = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  inlineSize: skeletonWidth,
  maxInlineSize: '100%',
})
export const skeleton = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: skeletonHeight,
  borderRadius: '6px',
  background: `color-mix(in oklab, ${color.line} 75%, ${color.sunken})`,
  animation: `${breathe} 1600ms ease-in-out infinite`,
  // The last of several lines is shorter, as text is.
  selectors: { '&:last-child:not(:first-child)': { inlineSize: '62%' } },
  '@media': { '(forced-colors: active)': { border: '1px solid GrayText', background: 'Canvas' } },
})

// Notices

const soft = {
  good: { background: color.goodSoft, borderColor: `color-mix(in oklab, ${color.good} 35%, ${color.goodSoft})` },
  watch: { background: color.watchSoft, borderColor: `color-mix(in oklab, ${color.watch} 35%, ${color.watchSoft})` },
  bad: { background: color.badSoft, borderColor: `color-mix(in oklab, ${color.bad} 35%, ${color.badSoft})` },
  info: { background: color.infoSoft, borderColor: `color-mix(in oklab, ${color.info} 30%, ${color.infoSoft})` },
}
export const notice = styleVariants(soft, (look) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[3],
  minInlineSize: 0,
  padding: `${space[3]} ${space[3]} ${space[3]} ${space[4]}`,
  border: '1px solid',
  borderRadius: vars.radius.input,
  color: color.text,
  ...look,
}))
export const banner = styleVariants(soft, (look) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexWrap: 'wrap',
  gap: `${space[2]} ${space[3]}`,
  minBlockSize: '40px',
  padding: `6px ${space[4]}`,
  borderBlockEnd: '1px solid',
  color: color.text,
  ...look,
}))
/** The mark stays beside the first line. */
export const bannerWords = style({ display: 'flex', gap: space[3], minInlineSize: 0, overflowWrap: 'anywhere' })
export const mark = styleVariants({
  good: { color: color.goodText },
  watch: { color: color.watchText },
  bad: { color: color.badText },
  info: { color: color.infoText },
})
export const noticeMark = style({ display: 'inline-flex', alignItems: 'center', blockSize: '20px', flex: 'none' })
export const noticeBody = style({
  flex: '1 1 auto',
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: '2px',
  overflowWrap: 'anywhere',
})
export const noticeActions = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], marginBlockStart: space[2] })
/** The way out sits in the corner and does not make the notice higher. */
export const noticeClose = style({ flex: 'none', marginBlock: '-4px' })

// Empty and broken

export const empty = styleVariants({
  m: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[4],
    blockSize: '100%',
    padding: `${space[8]} ${space[4]}`,
    textAlign: 'center',
  },
  s: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[2],
    blockSize: '100%',
    padding: space[3],
    textAlign: 'center',
  },
})
export const emptyText = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  maxInlineSize: '46ch',
  textWrap: 'balance',
})
export const drawing = style({ color: color.faint, flex: 'none' })
export const drawingAccent = style({ color: color.brandUi })
export const drawingSoft = style({ color: color.brandSoft })
export const drawingBad = style({ color: color.bad })
export const details = style({
  maxInlineSize: 'min(560px, 100%)',
  inlineSize: '100%',
  textAlign: 'start',
  fontSize: size.s,
})
export const summary = style({
  inlineSize: 'fit-content',
  marginInline: 'auto',
  padding: '4px 8px',
  minBlockSize: '24px',
  borderRadius: '6px',
  color: color.muted,
  cursor: 'pointer',
  ':hover': { color: color.text },
})
export const detailsBody = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: space[2],
  marginBlockStart: space[2],
})
