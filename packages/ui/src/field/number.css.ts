import { style } from '@vanilla-extract/css'
import { vars } from '../themes/contract.css.ts'

export const steps = style({ flex: 'none', display: 'flex', flexDirection: 'column', marginInlineEnd: '-6px' })
export const step = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '24px',
  blockSize: '16px',
  padding: 0,
  border: 0,
  borderRadius: '4px',
  background: 'transparent',
  color: vars.color.muted,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.hover, color: vars.color.text },
    '&:disabled': { opacity: 0.4, cursor: 'default', background: 'transparent' },
  },
  '@media': { '(pointer: coarse)': { display: 'none' } },
})
