import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../themes/contract.css.ts'

const tile = style({ display: 'inline-flex', flex: 'none', alignItems: 'center', justifyContent: 'center' })
export const sizes = styleVariants({
  m: [tile, { inlineSize: '36px', blockSize: '36px', borderRadius: '11px' }],
  l: [tile, { inlineSize: '44px', blockSize: '44px', borderRadius: '14px' }],
})
export const tones = styleVariants({
  brand: { background: vars.color.brandSoft, color: vars.color.onBrandSoft },
  quiet: { background: vars.color.sunken, color: vars.color.muted },
  c1: { background: vars.color.sunken, color: vars.color.c1 },
  c2: { background: vars.color.sunken, color: vars.color.c2 },
  c4: { background: vars.color.sunken, color: vars.color.c4 },
  c6: { background: vars.color.sunken, color: vars.color.c6 },
  c8: { background: vars.color.sunken, color: vars.color.c8 },
})
