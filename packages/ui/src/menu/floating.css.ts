import { keyframes, style } from '@vanilla-extract/css'
import { space, vars } from '../themes/contract.css.ts'

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } })

export const floating = style({
  zIndex: 60,
  boxSizing: 'border-box',
  background: vars.color.raised,
  color: vars.color.text,
  border: `1px solid ${vars.color.line}`,
  borderRadius: '12px',
  boxShadow: vars.shadow.float,
  outline: 'none',
  animation: `${appear} 120ms ease-out`,
})

export const popover = style([
  floating,
  {
    padding: space[4],
    maxInlineSize: 'min(480px, calc(100vw - 16px))',
    maxBlockSize: 'var(--popover-available-height)',
    overflow: 'auto',
  },
])
