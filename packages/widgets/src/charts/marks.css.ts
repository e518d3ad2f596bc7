import { size, space, vars, weight } from '@parapet/ui/contract'
import { style } from '@vanilla-extract/css'

const bare = {
  margin: 0,
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  cursor: 'pointer',
} as const

export const mark = style({
  ...bare,
  position: 'absolute',
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'flex-start',
  paddingBlockStart: '2px',
  inlineSize: '24px',
  blockSize: '24px',
  marginInlineStart: '-12px',
})
export const tone = {
  info: style({ color: vars.color.infoText }),
  good: style({ color: vars.color.goodText }),
  watch: style({ color: vars.color.watchText }),
  bad: style({ color: vars.color.badText }),
}
export const flag = style({
  flex: 'none',
  inlineSize: '8px',
  blockSize: '6px',
  // No border shapes: forced colours also paint transparent borders.
  background: 'currentColor',
  clipPath: 'polygon(50% 0, 100% 100%, 0 100%)',
  '@media': { '(forced-colors: active)': { background: 'CanvasText', forcedColorAdjust: 'none' } },
})
export const dot = style({
  minInlineSize: '16px',
  blockSize: '16px',
  boxSizing: 'border-box',
  paddingInline: '3px',
  border: '1.5px solid currentColor',
  borderRadius: '8px',
  background: vars.color.card,
  color: 'inherit',
  fontSize: '11px',
  fontWeight: weight.semibold,
  lineHeight: '13px',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
})
export const all = style({
  ...bare,
  position: 'absolute',
  insetBlockStart: '-4px',
  insetInlineEnd: `-${space[2]}`,
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  minBlockSize: '24px',
  paddingInline: space[2],
  borderRadius: '6px',
  background: vars.color.card,
  color: vars.color.muted,
  fontSize: size.xs,
  lineHeight: '16px',
  selectors: {
    '&:hover': { background: vars.color.sunken, color: vars.color.text },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
  },
})
