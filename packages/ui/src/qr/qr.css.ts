import { style } from '@vanilla-extract/css'

export const code = style({
  display: 'block',
  maxInlineSize: '100%',
  blockSize: 'auto',
  borderRadius: '8px',
  forcedColorAdjust: 'none',
})
export const light = style({ fill: 'white' })
export const dark = style({ fill: 'black' })
