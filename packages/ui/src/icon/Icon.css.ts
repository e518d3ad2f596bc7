import { styleVariants } from '@vanilla-extract/css'

const LINE = 1.5
const UNITS = 24

export const icon = styleVariants({ 16: 16, 20: 20 }, (side) => ({
  display: 'inline-block',
  flex: 'none',
  inlineSize: side,
  blockSize: side,
  maxInlineSize: 'none',
  verticalAlign: '-0.2em',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: (LINE * UNITS) / side,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
}))
export const directed = styleVariants(icon, (plain) => [
  plain,
  {
    selectors: {
      '[dir="rtl"] &': { transform: 'scaleX(-1)' },
      '[dir="rtl"] [dir="ltr"] &': { transform: 'none' },
    },
  },
])
