import { keyframes, styleVariants } from '@vanilla-extract/css'

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })
export const spinner = styleVariants({ 16: '16px', 20: '20px', 32: '32px' }, (side) => ({
  display: 'inline-block',
  flex: 'none',
  inlineSize: side,
  blockSize: side,
  border: '2px solid color-mix(in srgb, currentColor 25%, transparent)',
  borderBlockStartColor: 'currentColor',
  borderRadius: '50%',
  animation: `${turn} 800ms linear infinite`,
  '@media': { '(forced-colors: active)': { borderColor: 'GrayText', borderBlockStartColor: 'CanvasText' } },
}))
