import { style, styleVariants } from '@vanilla-extract/css'
import { size, space, vars, weight } from '../themes/contract.css.ts'

const spacing = { xl: '-0.012em', xxl: '-0.012em', figure: '-0.02em' } as const
const lines = { xs: 1.4, s: 1.4, m: 1.45, l: 1.4, xl: 1.3, xxl: 1.25, figure: 1.1 } as const

export const sizes = styleVariants(size, (fontSize, name) => ({
  fontSize,
  lineHeight: lines[name],
  ...(name in spacing && { letterSpacing: spacing[name as keyof typeof spacing] }),
}))
export const weights = styleVariants(weight, (fontWeight) => ({ fontWeight }))
export const tones = styleVariants({
  text: { color: vars.color.text },
  muted: { color: vars.color.muted },
  brand: { color: vars.color.brandText },
  good: { color: vars.color.goodText },
  watch: { color: vars.color.watchText },
  bad: { color: vars.color.badText },
  info: { color: vars.color.infoText },
  inherit: { color: 'inherit' },
})
export const aligned = styleVariants({
  start: { textAlign: 'start' },
  center: { textAlign: 'center' },
  end: { textAlign: 'end' },
})
export const base = style({ minInlineSize: 0, overflowWrap: 'anywhere' })
export const heading = style({ fontFamily: vars.font.heading, textWrap: 'balance' })
export const numeric = style({ fontVariantNumeric: 'tabular-nums' })
export const truncate = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  overflowWrap: 'normal',
})

export const clamp = style({
  display: '-webkit-box',
  whiteSpace: 'normal',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
})

export const keepSpace = style({ whiteSpace: 'pre-wrap' })

export const code = style({
  fontFamily: vars.font.mono,
  fontSize: '0.93em',
  padding: '1px 5px',
  background: vars.color.sunken,
  border: `1px solid ${vars.color.line}`,
  borderRadius: '5px',
  overflowWrap: 'anywhere',
})
export const codeBlock = style({
  fontFamily: vars.font.mono,
  fontSize: size.s,
  lineHeight: 1.55,
  padding: space[3],
  margin: 0,
  background: vars.color.sunken,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.input,
  overflowX: 'auto',
  whiteSpace: 'pre',
})

export const codeText = style({ margin: 0, font: 'inherit' })

// A grid, because a flex box would not let a table column become narrower than the text.
export const middle = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(2ch, max-content) max-content',
  position: 'relative',
  minInlineSize: 0,
  maxInlineSize: '100%',
})
export const middleWhole = style({ display: 'block', whiteSpace: 'pre' })
/** URLs and paths are left to right in every script. */
export const middleMono = style({ direction: 'ltr' })
export const mono = style({ fontFamily: vars.font.mono, fontSize: '0.95em', fontFeatureSettings: "'zero'" })
export const middleHead = style([truncate, { minInlineSize: 0, whiteSpace: 'pre', userSelect: 'none' }])
export const middleTail = style({ whiteSpace: 'pre', userSelect: 'none' })
export const figure = style({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums', unicodeBidi: 'plaintext' })
