import { media, motion, size, space, vars, weight } from '@parapet/ui/contract'
import { style } from '@vanilla-extract/css'
import { BOTTOM_BAR_HEIGHT } from '../../kit/page/sizes.ts'

export const foot = style({
  flex: 'none',
  width: '100%',
  maxWidth: 1760,
  marginInline: 'auto',
  padding: `${space[4]} ${space[6]} ${space[6]}`,
  display: 'grid',
  gap: space[4],
  '@media': {
    [media.phone]: {
      padding: `${space[4]} ${space[4]} calc(${BOTTOM_BAR_HEIGHT}px + ${space[6]} + env(safe-area-inset-bottom))`,
    },
  },
})
export const footCards = style({
  listStyle: 'none',
  margin: 0,
  padding: `${space[4]} 0 0`,
  borderTop: `1px solid ${vars.color.line}`,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
  gap: space[2],
})
export const footCard = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: 52,
  padding: `${space[2]} ${space[3]}`,
  borderRadius: vars.radius.input,
  color: vars.color.text,
  textDecoration: 'none',
  transition: `background-color ${motion.fast}`,
  ':hover': { background: vars.color.hover },
})
export const footIcon = style({ flex: 'none', display: 'inline-flex', color: vars.color.muted })
export const footText = style({ display: 'grid', minWidth: 0, fontSize: size.s, lineHeight: '18px' })
export const footStrong = style({ fontWeight: weight.semibold })
export const footMuted = style({ color: vars.color.muted, fontSize: size.xs, lineHeight: '16px' })
export const footLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[4]}`,
  fontSize: size.xs,
  lineHeight: '16px',
  color: vars.color.muted,
})

export const footLegal = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[4]}`,
})
export const footLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 24,
  color: 'inherit',
  '@media': { '(pointer: coarse)': { minBlockSize: 44 } },
})

export const footVersion = style({
  padding: `0 ${space[1]}`,
  margin: `0 calc(-1 * ${space[1]})`,
  minBlockSize: 24,
  '@media': { '(pointer: coarse)': { minBlockSize: 44 } },
  font: 'inherit',
  color: 'inherit',
  background: 'none',
  border: 0,
  borderRadius: vars.radius.input,
  cursor: 'pointer',
  selectors: { '&:hover': { color: vars.color.text, textDecoration: 'underline' } },
})
