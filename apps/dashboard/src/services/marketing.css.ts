import { media, size, space, vars, weight } from '@parapet/ui/contract'
import { style } from '@vanilla-extract/css'

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
  gap: `${space[6]} ${space[12]}`,
  alignItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr' } },
})
export const words = style({ display: 'grid', gap: space[4], justifyItems: 'start', maxWidth: 640 })
export const box = style({
  padding: space[6],
  borderRadius: vars.radius.input,
  background: vars.color.sunken,
  '@media': { [media.phone]: { padding: space[4] } },
})

export const mark = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: 44,
  height: 44,
  borderRadius: 14,
  background: vars.color.brandSoft,
  color: vars.color.onBrandSoft,
})

export const title = style({
  margin: 0,
  fontFamily: vars.font.heading,
  fontSize: size.xl,
  lineHeight: '28px',
  fontWeight: weight.semibold,
  letterSpacing: '-0.01em',
})
export const subtitle = style({ margin: 0, fontSize: size.l, lineHeight: '24px', color: vars.color.brandText })
export const lead = style({
  margin: 0,
  fontFamily: vars.font.heading,
  fontSize: size.xl,
  lineHeight: '28px',
  fontWeight: weight.semibold,
  color: vars.color.brandText,
  letterSpacing: '-0.01em',
})
export const intro = style({ margin: 0, fontSize: size.m, lineHeight: '22px', color: vars.color.text })
export const featuresTitle = style({
  margin: `0 0 ${space[3]}`,
  fontSize: size.m,
  lineHeight: '20px',
  fontWeight: weight.semibold,
})
export const features = style({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: space[3] })
export const feature = style({ display: 'flex', gap: space[2], fontSize: size.m, lineHeight: '20px' })
export const tick = style({ flex: 'none', display: 'inline-flex', paddingTop: 2, color: vars.color.brandText })
export const action = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], paddingTop: space[1] })
