import { media, size, space, vars, weight } from '@parapet/ui/contract'
import { style } from '@vanilla-extract/css'

export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(200px, 280px) minmax(0, 560px)',
  gap: `${space[4]} ${space[12]}`,
  paddingBlock: space[6],
  borderTop: `1px solid ${vars.color.line}`,
  ':first-child': { borderTop: 0, paddingTop: 0 },
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr', maxWidth: 560 } },
})
export const partTitle = style({
  margin: 0,
  fontFamily: vars.font.heading,
  fontSize: size.l,
  lineHeight: '24px',
  fontWeight: weight.semibold,
})
export const partText = style({
  margin: `${space[1]} 0 0`,
  fontSize: size.m,
  lineHeight: '20px',
  color: vars.color.muted,
})
export const fields = style({ display: 'grid', gap: space[4], alignContent: 'start' })
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })

export const rules = style({
  listStyle: 'none',
  margin: 0,
  padding: space[3],
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))',
  gap: `${space[1]} ${space[4]}`,
  borderRadius: vars.radius.input,
  background: vars.color.sunken,
  fontSize: size.s,
  lineHeight: '20px',
})
export const rule = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  color: vars.color.muted,
  selectors: { '&[data-met="true"]': { color: vars.color.goodText } },
})

export const memberships = style({ display: 'grid', gap: 0, listStyle: 'none', margin: 0, padding: 0 })
export const membership = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[4]}`,
  minHeight: 44,
  paddingBlock: space[2],
  borderTop: `1px solid ${vars.color.line}`,
  ':first-child': { borderTop: 0 },
})
export const membershipName = style({ fontWeight: weight.medium, overflowWrap: 'anywhere' })
export const roles = style({ display: 'flex', flexWrap: 'wrap', gap: space[1] })
/** Takes the focus when what had it disappears; the ring would mark a region that cannot be operated. */
export const focusTarget = style({ display: 'grid', gap: space[4], outline: 'none' })
export const qrPicture = style({ padding: space[2], borderRadius: vars.radius.input, background: '#fff' })
export const muted = style({ color: vars.color.muted, fontSize: size.s })
