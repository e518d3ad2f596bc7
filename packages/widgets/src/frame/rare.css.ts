import { size, space, vars, weight } from '@parapet/ui/contract'
import { style } from '@vanilla-extract/css'

export const preview = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  minBlockSize: 0,
  overflow: 'hidden',
})
/** As high as its label above its button. */
export const previewSmall = style({ minBlockSize: '76px' })
export const sample = style({
  flex: '1 1 0',
  minBlockSize: 0,
  overflow: 'hidden',
  opacity: 0.35,
  filter: 'saturate(0.35)',
  pointerEvents: 'none',
})
export const watermark = style({
  alignSelf: 'flex-end',
  marginBlockEnd: space[1],
  padding: `2px ${space[2]}`,
  borderRadius: vars.radius.button,
  border: `1px solid ${vars.color.line}`,
  background: vars.color.raised,
  color: vars.color.muted,
  fontSize: size.xs,
  fontWeight: weight.medium,
})
export const watermarkSmall = style({ position: 'absolute', insetBlockStart: 0, insetInlineEnd: 0, zIndex: 1 })
export const offer = style({
  position: 'absolute',
  isolation: 'isolate',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[1],
  textAlign: 'center',
  background: `linear-gradient(to top, ${vars.color.card} 15%, transparent 140%)`,
  '::before': {
    content: '',
    position: 'absolute',
    zIndex: -1,
    inset: 0,
    background: `radial-gradient(closest-side, ${vars.color.card} 45%, transparent)`,
  },
})

export const offerSmall = style({
  alignItems: 'flex-start',
  justifyContent: 'flex-end',
  textAlign: 'start',
  '::before': { content: 'none' },
})

export const relax = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
})

export const about = style({
  maxInlineSize: 'min(440px, 84vw)',
  fontSize: size.s,
  lineHeight: '20px',
})
export const aboutSubtitle = style({ margin: 0, color: vars.color.muted, fontSize: size.xs, lineHeight: '18px' })
