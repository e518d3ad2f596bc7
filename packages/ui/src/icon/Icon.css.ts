import { styleVariants } from '@vanilla-extract/css'

export const icon = styleVariants({ 16: '16px', 20: '20px' }, (side) => ({
  display: 'inline-flex',
  flex: 'none',
  inlineSize: side,
  blockSize: side,
  verticalAlign: '-0.2em',
}))
