import { media, size, space, vars, weight } from '@parapet/ui/contract'
import { style } from '@vanilla-extract/css'

export const about = style({ margin: `0 0 ${space[3]}`, fontSize: size.s, color: vars.color.muted })
export const kinds = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[4]}`,
  margin: `0 0 ${space[3]}`,
  padding: 0,
  border: 0,
})
export const table = style({ inlineSize: '100%', borderCollapse: 'collapse', tableLayout: 'fixed', fontSize: size.s })
const padding = { padding: `${space[2]} ${space[2]} ${space[2]} 0` } as const
export const head = style({
  ...padding,
  textAlign: 'start',
  fontWeight: weight.medium,
  color: vars.color.muted,
  borderBlockEnd: `1px solid ${vars.color.line}`,
})
export const cell = style({
  ...padding,
  verticalAlign: 'top',
  lineHeight: '20px',
  overflowWrap: 'anywhere',
  borderBlockEnd: `1px solid ${vars.color.line}`,
})
export const time = style({
  inlineSize: '136px',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.phone]: { inlineSize: '92px' } },
})
export const who = style({ inlineSize: '224px', '@media': { [media.phone]: { inlineSize: '84px' } } })
export const lit = style({
  background: vars.color.brandSoft,
  '@media': { '(forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
})
export const mark = style({
  display: 'inline-block',
  inlineSize: '8px',
  blockSize: '8px',
  marginInlineEnd: space[2],
  borderRadius: '50%',
  background: 'currentColor',
  '@media': { '(forced-colors: active)': { background: 'CanvasText', forcedColorAdjust: 'none' } },
})
export const link = style({
  color: vars.color.brandText,
  textUnderlineOffset: '3px',
  borderRadius: '4px',
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' } },
})
