import { motion, size, space, vars } from '@parapet/ui/contract'
import { globalStyle, style } from '@vanilla-extract/css'

export const figure = style({
  margin: 0,
  minWidth: 0,
  position: 'relative',
  // Beside a higher card the plot takes the height that is left.
  flex: '1 0 auto',
  display: 'flex',
  flexDirection: 'column',
})

export const stage = style({ flex: '1 0 auto', position: 'relative', isolation: 'isolate', fontSize: size.xs })

const bones = `repeating-linear-gradient(90deg, ${vars.color.sunken} 0 calc(100% / 24 - 4px), transparent 0 calc(100% / 24))`
/** What is not drawn yet looks like the skeleton of its frame: the answer is there before its drawing is. */
globalStyle(`${stage}:empty::before`, { content: '', position: 'absolute', inset: '40% 0 32px', background: bones })

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

export const plot = style({
  position: 'absolute',
  inset: 0,
  contain: 'strict',
  fontVariantNumeric: 'tabular-nums',
})

globalStyle(`${plot} .highcharts-yaxis-labels text`, {
  paintOrder: 'stroke',
  stroke: vars.color.card,
  strokeWidth: '3px',
  strokeOpacity: 0.85,
  strokeLinejoin: 'round',
})

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

export const gap = style({
  position: 'absolute',
  zIndex: -1,
  pointerEvents: 'none',
  backgroundColor: `color-mix(in srgb, ${vars.color.sunken} 55%, transparent)`,
  backgroundImage: `repeating-linear-gradient(135deg, ${vars.color.line} 0 1px, transparent 1px 6px)`,
})

export const hidden = style({
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})
