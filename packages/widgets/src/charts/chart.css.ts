import { media, motion, size, space, vars, weight } from '@parapet/ui/contract'
import { globalStyle, style } from '@vanilla-extract/css'

export const figure = style({ margin: 0, minWidth: 0, position: 'relative' })

export const stage = style({ position: 'relative', fontSize: size.xs })
export const empty = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space[2],
  margin: 0,
  fontSize: size.s,
  color: vars.color.muted,
})

/** Labels of the value axis stand on the lines of the chart: a halo of the card keeps them readable. */
export const plot = style({
  position: 'absolute',
  inset: 0,
})
globalStyle(`${plot} .highcharts-yaxis-labels text`, {
  paintOrder: 'stroke',
  stroke: vars.color.card,
  strokeWidth: '3px',
  strokeOpacity: 0.85,
  strokeLinejoin: 'round',
})
// Nothing is measured for paper: what was drawn for the screen takes the width that there is, and what was laid over it there would be
// beside its place.
globalStyle(`${plot} :is(.highcharts-container, .highcharts-root)`, {
  '@media': { print: { width: '100% !important', height: 'auto !important' } },
})
globalStyle(`${plot} ~ *`, { '@media': { print: { display: 'none' } } })
globalStyle(`${plot} .highcharts-series`, { transition: `opacity ${motion.fast}` })

export const surface = style({
  position: 'absolute',
  inset: 0,
  touchAction: 'pan-y',
  cursor: 'crosshair',
  userSelect: 'none',
  WebkitUserSelect: 'none',
  borderRadius: '6px',
  outlineOffset: '4px',
  ':focus-visible': { outline: `2px solid ${vars.color.focus}` },
})

export const crosshair = style({
  position: 'absolute',
  width: '1px',
  background: vars.color.faint,
  pointerEvents: 'none',
  left: 0,
})

export const dot = style({
  position: 'absolute',
  left: 0,
  top: 0,
  width: '9px',
  height: '9px',
  margin: '-4.5px 0 0 -4.5px',
  borderRadius: '50%',
  border: `2px solid ${vars.color.card}`,
  boxSizing: 'border-box',
  pointerEvents: 'none',
})

export const band = style({
  position: 'absolute',
  background: vars.color.brandSoft,
  opacity: 0.55,
  pointerEvents: 'none',
  borderInline: `1px solid ${vars.color.brandUi}`,
  boxSizing: 'border-box',
})

/** Where nothing was collected: hatched, so that it is not read as zero. */
export const gap = style({
  position: 'absolute',
  pointerEvents: 'none',
  backgroundImage: `repeating-linear-gradient(135deg, ${vars.color.line} 0 1px, transparent 1px 6px)`,
})

export const handle = style({
  position: 'absolute',
  width: '24px',
  marginLeft: '-12px',
  touchAction: 'none',
  cursor: 'ew-resize',
  '::after': {
    content: '',
    position: 'absolute',
    left: '8px',
    top: 'calc(50% - 16px)',
    width: '8px',
    height: '32px',
    borderRadius: '4px',
    background: vars.color.card,
    border: `2px solid ${vars.color.brandUi}`,
    boxSizing: 'border-box',
  },
  ':focus-visible': { outline: `2px solid ${vars.color.focus}`, borderRadius: '6px' },
  '@media': { '(pointer: coarse)': { width: '44px', marginLeft: '-22px', '::after': { left: '18px' } } },
})

export const zoomBar = style({
  position: 'absolute',
  top: space[1],
  display: 'flex',
  gap: space[2],
  padding: space[1],
  borderRadius: vars.radius.button,
  background: vars.color.raised,
  border: `1px solid ${vars.color.line}`,
  boxShadow: vars.shadow.float,
  transform: 'translateX(-50%)',
  zIndex: 2,
})

export const card = style({
  position: 'absolute',
  top: space[2],
  left: 0,
  zIndex: 1,
  minWidth: '176px',
  width: 'max-content',
  maxWidth: 'min(400px, 84%)',
  padding: `${space[2]} ${space[3]}`,
  borderRadius: vars.radius.input,
  background: vars.color.raised,
  border: `1px solid ${vars.color.line}`,
  boxShadow: vars.shadow.float,
  color: vars.color.text,
  fontSize: size.xs,
  lineHeight: '18px',
  pointerEvents: 'none',
  fontVariantNumeric: 'tabular-nums',
})

export const cardTime = style({ color: vars.color.muted, whiteSpace: 'nowrap', paddingBottom: space[1] })
export const cardProgress = style({ color: vars.color.watchText, fontWeight: weight.medium })
export const cardRows = style({ borderCollapse: 'collapse', width: '100%' })
export const cardName = style({
  maxWidth: '150px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  textAlign: 'start',
  fontWeight: weight.regular,
  padding: 0,
  paddingInlineEnd: space[3],
})
export const cardValue = style({ textAlign: 'end', whiteSpace: 'nowrap', fontWeight: weight.semibold, padding: 0 })
export const cardExtra = style({
  textAlign: 'end',
  whiteSpace: 'nowrap',
  color: vars.color.muted,
  padding: 0,
  paddingInlineStart: space[2],
})
export const cardTotal = style({ borderTop: `1px solid ${vars.color.line}` })
export const cardEvent = style({ color: vars.color.muted, paddingTop: space[1] })

export const swatch = style({
  display: 'inline-block',
  width: '10px',
  height: '10px',
  borderRadius: '3px',
  flex: 'none',
  marginInlineEnd: '6px',
  verticalAlign: '-1px',
})

const line = (stroke: string) =>
  style({ width: '16px', height: 0, borderRadius: 0, borderTop: `3px ${stroke} currentColor`, verticalAlign: '3px' })
/** A piece of the line that it stands for. */
export const swatchLine = {
  Solid: line('solid'),
  ShortDot: line('dotted'),
  LongDash: line('dashed'),
  LongDashDot: line('double'),
}

export const swatchOff = style({
  background: 'none !important',
  border: `2px solid ${vars.color.faint}`,
  boxSizing: 'border-box',
})

/** Points at the baseline from below: above it, it would hide a line that runs there. */
export const flag = style({
  position: 'absolute',
  width: 0,
  height: 0,
  marginLeft: '-4px',
  borderLeft: '4px solid transparent',
  borderRight: '4px solid transparent',
  borderBottom: '6px solid currentColor',
  pointerEvents: 'none',
})
export const flagTone = {
  info: style({ color: vars.color.info }),
  good: style({ color: vars.color.good }),
  watch: style({ color: vars.color.watch }),
  bad: style({ color: vars.color.bad }),
}

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[1]}`,
  margin: `${space[2]} 0 0`,
  marginInline: `-${space[2]}`,
  padding: 0,
  listStyle: 'none',
  fontSize: size.xs,
  lineHeight: '16px',
})

/** Over a long legend; as high before its code has come. */
export const legendSearch = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[2]}`,
  marginBlockStart: space[2],
  minBlockSize: '40px',
  fontSize: size.xs,
  '@media': { '(pointer: coarse)': { minBlockSize: '44px' } },
})
export const legendField = style({ flex: '1 1 180px', maxInlineSize: '320px', minInlineSize: 0 })
export const legendCount = style({
  color: vars.color.muted,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})
export const legendActions = style({ display: 'inline-flex', flexWrap: 'wrap', marginInlineStart: 'auto' })

export const legendItem = style({
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  maxWidth: '100%',
  position: 'relative',
})

export const legendButton = style({
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  minHeight: '24px',
  padding: `0 ${space[2]}`,
  border: 0,
  borderRadius: vars.radius.button,
  background: 'transparent',
  color: vars.color.text,
  font: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  transition: `background ${motion.fast}`,
  ':hover': { background: vars.color.hover },
  ':focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
  selectors: { '&[aria-pressed=false]': { color: vars.color.muted } },
  '@media': { [media.still]: { transition: 'none' }, '(pointer: coarse)': { minHeight: '44px' } },
})
/** The same place for a single series, which has nothing to toggle. */
export const legendStill = style({ cursor: 'default', ':hover': { background: 'transparent' } })
export const legendOff = style({ textDecoration: 'line-through', textDecorationColor: vars.color.faint })
export const legendName = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  maxWidth: '220px',
})
export const legendLast = style({ fontWeight: weight.semibold, paddingInlineStart: space[2], whiteSpace: 'nowrap' })
export const legendAmount = style({ color: vars.color.muted, paddingInlineStart: space[2], whiteSpace: 'nowrap' })
export const legendNote = style({ color: vars.color.muted, padding: `${space[1]} ${space[2]}` })

export const hidden = style({
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})

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
export const twinNumber = style({ textAlign: 'end', whiteSpace: 'nowrap' })
globalStyle(`${legendItem}:hover > button[aria-haspopup]`, { opacity: 1 })
globalStyle(`${legendButton}[aria-pressed=false] > span`, { color: vars.color.muted })
