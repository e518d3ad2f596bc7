import { size, space, vars, weight } from '@parapet/ui/contract'
import { style } from '@vanilla-extract/css'

export const box = style({ display: 'grid', gap: space[2], marginTop: space[4] })
export const caption = style({ margin: 0, color: vars.color.muted, fontSize: size.s })
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(420px, 100%), 1fr))',
  gap: space[4],
  opacity: 0.6,
})
export const title = style({ margin: `0 0 ${space[3]}`, fontSize: size.m, fontWeight: weight.medium })
