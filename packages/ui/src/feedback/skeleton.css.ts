import { createVar, keyframes, style } from '@vanilla-extract/css'
import { space, vars } from '../themes/contract.css.ts'

const { color } = vars

const breathe = keyframes({ '50%': { opacity: 0.55 } })
export const skeletonWidth = createVar()
export const skeletonHeight = createVar()
export const skeletons = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  inlineSize: skeletonWidth,
  maxInlineSize: '100%',
})
export const skeleton = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: skeletonHeight,
  borderRadius: '6px',
  background: `color-mix(in oklab, ${color.line} 75%, ${color.sunken})`,
  animation: `${breathe} 1600ms ease-in-out infinite`,
  selectors: { '&:last-child:not(:first-child)': { inlineSize: '62%' } },
  '@media': { '(forced-colors: active)': { border: '1px solid GrayText', background: 'Canvas' } },
})
