import { keyframes, style } from '@vanilla-extract/css'
import { motion, size, vars, weight } from '../themes/contract.css.ts'

const { color } = vars

const fade = keyframes({ from: { opacity: 0 } })
export const anchor = style({ display: 'inline-flex', maxInlineSize: '100%' })
export const anchorWide = style({ display: 'flex' })
export const noAnchor = style({ display: 'contents' })
export const tip = style({
  // Resets the browser's centring of popovers; Tooltip.tsx sets the position.
  position: 'fixed',
  inset: 'auto',
  margin: 0,
  padding: '5px 9px',
  inlineSize: 'max-content',
  maxInlineSize: 'min(280px, calc(100vw - 16px))',
  border: '1px solid transparent',
  borderRadius: '8px',
  background: color.text,
  color: color.card,
  fontFamily: vars.font.body,
  fontSize: size.xs,
  fontWeight: weight.medium,
  lineHeight: 1.4,
  textAlign: 'start',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  animation: `${fade} ${motion.fast}`,
})
