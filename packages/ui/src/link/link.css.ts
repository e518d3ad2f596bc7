import { style, styleVariants } from '@vanilla-extract/css'
import { motion, vars } from '../themes/contract.css.ts'

const base = style({
  borderRadius: '4px',
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
  transition: `text-decoration-color ${motion.fast}`,
  overflowWrap: 'anywhere',
})

export const link = styleVariants({
  brand: [
    base,
    {
      color: vars.color.brandText,
      fontWeight: 500,
      textDecorationColor: `color-mix(in srgb, ${vars.color.brandText} 40%, transparent)`,
      ':hover': { textDecorationColor: 'currentColor' },
    },
  ],
  quiet: [
    base,
    { color: 'inherit', textDecorationColor: 'transparent', ':hover': { textDecorationColor: 'currentColor' } },
  ],
})
