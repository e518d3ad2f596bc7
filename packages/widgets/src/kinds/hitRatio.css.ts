import { size, space, vars, weight } from '@parapet/ui/contract'
import { style } from '@vanilla-extract/css'
import { swatch } from './kinds.css.ts'

const slim = '(max-width: 320px)'
export const resultSwatch = style([swatch, { '@container': { [slim]: { display: 'none' } } }])
export const meters = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: space[6],
  alignItems: 'end',
  paddingBottom: space[4],
  '@container': { [slim]: { gridTemplateColumns: '1fr', gap: space[3] } },
})
export const meterHead = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space[2],
  color: vars.color.muted,
  fontSize: size.xs,
})
export const meterFigure = style({
  fontSize: size.xxl,
  lineHeight: '32px',
  fontWeight: weight.semibold,
  fontFamily: vars.font.heading,
  fontVariantNumeric: 'tabular-nums',
})
export const meterChange = style({
  marginInlineStart: space[2],
  fontFamily: vars.font.body,
  fontSize: size.xs,
  fontWeight: weight.regular,
})
export const meterTrack = style({
  position: 'relative',
  height: '8px',
  borderRadius: '4px',
  background: vars.color.sunken,
  overflow: 'hidden',
  marginTop: space[1],
  border: `1px solid ${vars.color.line}`,
  boxSizing: 'border-box',
})
export const meterFill = style({ position: 'absolute', inset: 0, right: 'auto', borderRadius: '4px' })
export const meterScale = style({
  position: 'relative',
  height: '14px',
  marginTop: '2px',
  fontSize: '11px',
  color: vars.color.muted,
  fontVariantNumeric: 'tabular-nums',
})
export const meterMark = style({ position: 'absolute', transform: 'translateX(-50%)', whiteSpace: 'nowrap' })
