import { media, space, weight } from '@parapet/ui'
import { style } from '@vanilla-extract/css'
import { hazard } from './hazard.ts'

const stripes = `repeating-linear-gradient(-45deg, ${hazard.dark} 0 12px, ${hazard.bright} 12px 24px)`

/** Lies over everything and takes no clicks. */
export const frame = style({
  position: 'fixed',
  inset: 0,
  zIndex: 90,
  pointerEvents: 'none',
  border: `5px solid ${hazard.bright}`,
  borderImage: `${stripes} 5`,
})

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[4]}`,
  padding: `${space[2]} ${space[6]}`,
  background: hazard.bright,
  color: hazard.dark,
  '@media': { [media.phone]: { paddingInline: space[4] } },
})
export const words = style({ flex: '1 1 320px', minWidth: 0, overflowWrap: 'anywhere' })
export const who = style({ fontWeight: weight.semibold })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], alignItems: 'center' })
