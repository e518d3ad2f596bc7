import { media, motion, size, space, vars, weight } from '@parapet/ui/contract'
import { globalStyle, style } from '@vanilla-extract/css'
import { lineClamp } from './lineClamp.ts'

export const swatch = style({
  display: 'inline-block',
  width: '10px',
  height: '10px',
  borderRadius: '3px',
  flex: 'none',
  marginInlineEnd: '6px',
  verticalAlign: '-1px',
})

const line = (stroke: string) =>
  style({ width: '16px', height: 0, borderRadius: 0, borderTop: `3px ${stroke} currentColor`, verticalAlign: '3px' })

export const swatchLine = {
  Solid: line('solid'),
  ShortDot: line('dotted'),
  LongDash: line('dashed'),
  LongDashDot: line('double'),
}

export const swatchOff = style({
  background: 'none !important',
  border: `2px solid ${vars.color.faint}`,
  boxSizing: 'border-box',
})

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[1],
  margin: `${space[2]} 0 0`,
  marginInline: `-${space[2]}`,
  padding: 0,
  listStyle: 'none',
  fontSize: size.xs,
  lineHeight: '16px',
})

export const legendItem = style({
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  maxWidth: '100%',
  position: 'relative',
})

export const legendButton = style({
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  minHeight: '24px',
  padding: `0 ${space[2]}`,
  border: 0,
  borderRadius: vars.radius.button,
  background: 'transparent',
  color: vars.color.text,
  font: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  transition: `background ${motion.fast}`,
  ':hover': { background: vars.color.hover },
  ':focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
  selectors: { '&[aria-pressed=false]': { color: vars.color.muted } },
  '@media': { '(pointer: coarse)': { minHeight: '32px' } },
})

globalStyle(`[data-density=compact] ${legendButton}`, { minHeight: '24px' })

export const legendStill = style({ cursor: 'default', ':hover': { background: 'transparent' } })

export const legendOff = style({ textDecoration: 'line-through', textDecorationColor: vars.color.faint })

export const legendWords = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[2], minWidth: 0 })

export const legendName = style({
  ...lineClamp(2),
  overflowWrap: 'anywhere',
  textAlign: 'start',
  maxWidth: 'min(220px, 100%)',
})

const tight = '(max-width: 720px)'
/** The common end of all host names: hidden where space is short, but still read aloud. Print shows it. */
export const legendEnd = style({
  '@media': { screen: { '@container': { [tight]: { fontSize: 0, lineHeight: 0 } } } },
})

export const legendLast = style({ fontWeight: weight.semibold, whiteSpace: 'nowrap' })

export const legendAmount = style({ color: vars.color.muted, whiteSpace: 'nowrap' })

export const legendNote = style({ color: vars.color.muted, padding: `${space[1]} ${space[2]}` })

export const legendWhole = style({
  margin: `${space[1]} 0 0`,
  color: vars.color.muted,
  fontSize: size.xs,
  lineHeight: '16px',
  fontVariantNumeric: 'tabular-nums',
})

export const legendEnding = style([
  legendNote,
  {
    display: 'none',
    overflowWrap: 'anywhere',
    '@media': {
      '(pointer: coarse)': { '@container': { [tight]: { display: 'block' } } },
      [media.phone]: { display: 'block' },
    },
  },
])

globalStyle(`${legendItem}:hover > button[aria-haspopup]`, { opacity: 1 })

globalStyle(`${legendButton}[aria-pressed=false] > span`, { color: vars.color.muted })
