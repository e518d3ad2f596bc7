import { media, size, space, vars, weight } from '@parapet/ui/contract'
import { style } from '@vanilla-extract/css'

const { color } = vars

export const page = style({
  minHeight: '100dvh',
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  textAlign: 'center',
  gridTemplateColumns: 'minmax(0, 560px)',
  gap: space[4],
  padding: space[8],
  background: color.page,
  color: color.text,
  '@media': { [media.phone]: { padding: space[4], placeContent: 'start stretch', paddingTop: space[12] } },
})
export const inside = style({ minHeight: '60vh', background: 'transparent' })
export const mark = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  color: color.brandUi,
  fontWeight: weight.semibold,
})
export const name = style({ color: color.text, fontFamily: vars.font.heading })
export const title = style({
  fontFamily: vars.font.heading,
  fontSize: size.xxl,
  lineHeight: '32px',
  fontWeight: weight.semibold,
  letterSpacing: '-0.01em',
})
export const text = style({ color: color.muted, overflowWrap: 'anywhere' })
export const actions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space[2] })
export const details = style({ width: '100%', fontSize: size.s })
export const summary = style({ cursor: 'pointer', color: color.muted, minHeight: '24px' })
export const report = style({
  textAlign: 'start',
  maxHeight: '280px',
  overflow: 'auto',
  margin: `${space[2]} 0`,
  padding: space[3],
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.input,
  background: color.sunken,
  fontSize: size.xs,
  lineHeight: '18px',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
})
