import { styleVariants } from '@vanilla-extract/css'

export const icon = styleVariants({ 16: '16px', 20: '20px' }, (side) => ({
  display: 'inline-flex',
  flex: 'none',
  inlineSize: side,
  blockSize: side,
  verticalAlign: '-0.2em',
}))
export const directed = styleVariants(icon, (plain) => [
  plain,
  {
    selectors: {
      // `:dir()` would say it, but the build writes it as a list of languages.
      '[dir="rtl"] &': { transform: 'scaleX(-1)' },
      '[dir="rtl"] [dir="ltr"] &': { transform: 'none' },
    },
  },
])
