import { media, motion, size, space, vars, weight } from '@parapet/ui/contract'
import { style } from '@vanilla-extract/css'

export const notes = style({
  display: 'grid',
  gap: space[3],
  maxWidth: 880,
  ':empty': { display: 'none' },
  marginBottom: space[4],
})
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: space[3],
  marginBottom: space[6],
})
export const show = style({ minWidth: 160, '@media': { [media.phone]: { flex: '1 0 100%' } } })
export const search = style({
  flex: '0 1 320px',
  minWidth: 200,
  '@media': { [media.phone]: { flex: '1 0 100%' } },
})

export const section = style({ marginBottom: space[8] })
export const sectionTitle = style({
  margin: `0 0 ${space[3]}`,
  fontFamily: vars.font.heading,
  fontSize: size.l,
  lineHeight: '24px',
  fontWeight: weight.semibold,
})

export const grid = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(300px, 1fr))',
  gap: space[4],
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] } },
})

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  height: '100%',
  padding: space[4],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.card,
  transition: `border-color ${motion.fast}`,
  selectors: { '&[data-status="other"]': { background: 'transparent' } },
})
export const cardHead = style({ display: 'flex', alignItems: 'center', gap: space[3] })
export const cardIcon = style({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: 36,
  height: 36,
  borderRadius: 11,
  background: vars.color.brandSoft,
  color: vars.color.onBrandSoft,
  selectors: {
    '[data-status="other"] &': { background: vars.color.sunken, color: vars.color.muted },
  },
})
export const cardName = style({
  flex: 1,
  minWidth: 0,
  margin: 0,
  fontSize: size.m,
  lineHeight: '20px',
  fontWeight: weight.semibold,
  // With wide letter spacing (WCAG 1.4.12) one word can be as wide as a phone's card.
  overflowWrap: 'anywhere',
})
export const cardText = style({
  flex: 1,
  margin: 0,
  fontSize: size.s,
  lineHeight: '20px',
  color: vars.color.muted,
})
export const cardChange = style({ display: 'inline-flex', marginInlineEnd: `-${space[3]}` })

export const cardFoot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  minHeight: 32,
})
