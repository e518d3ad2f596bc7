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

/** As large as a finger or a pointer needs; what is seen stands in its middle, right under the baseline. */
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
  info: style({ color: vars.color.info }),
  good: style({ color: vars.color.good }),
  watch: style({ color: vars.color.watch }),
  bad: style({ color: vars.color.bad }),
}
/** Points at the baseline from below: above it, it would hide a line that runs there. */
export const flag = style({
  flex: 'none',
  inlineSize: 0,
  blockSize: 0,
  borderInline: '4px solid transparent',
  borderBlockEnd: '6px solid currentColor',
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
/** In the room above the lines, so that nothing moves when it comes. */
export const all = style({
  ...bare,
  position: 'absolute',
  insetBlockStart: '-4px',
  insetInlineEnd: 0,
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
