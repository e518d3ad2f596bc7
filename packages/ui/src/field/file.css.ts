import { style } from '@vanilla-extract/css'
import { space, size as type, vars, weight } from '../themes/contract.css.ts'

export const zone = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: '72px',
  padding: space[4],
  border: `1.5px dashed ${vars.color.edge}`,
  borderRadius: vars.radius.input,
  background: vars.color.card,
  color: vars.color.muted,
  selectors: {
    '&:hover': { borderColor: vars.color.muted },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
    '&:has([aria-invalid="true"])': { borderColor: vars.color.bad },
    '&[data-over]': {
      borderColor: vars.color.brandUi,
      borderStyle: 'solid',
      background: vars.color.brandSoft,
      color: vars.color.onBrandSoft,
    },
    '&[data-off]': { background: vars.color.sunken, borderColor: vars.color.line },
  },
})
export const input = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  opacity: 0,
  cursor: 'pointer',
  fontSize: 0,
  selectors: { '&[aria-disabled="true"]': { cursor: 'not-allowed' }, '&::file-selector-button': { cursor: 'inherit' } },
})
export const words = style({ display: 'flex', flexDirection: 'column', gap: '2px', minInlineSize: 0 })
export const call = style({
  fontSize: type.m,
  fontWeight: weight.medium,
  color: vars.color.text,
  selectors: { [`${zone}[data-over] &`]: { color: 'inherit' }, [`${zone}[data-off] &`]: { color: 'inherit' } },
})
export const hint = style({ fontSize: type.xs, overflowWrap: 'anywhere' })
export const files = style({ display: 'flex', flexDirection: 'column', gap: space[1], marginBlockStart: space[1] })
export const file = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: '36px',
  paddingInline: `${space[3]} ${space[1]}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.input,
  fontSize: type.s,
})
export const name = style({ flex: 1, minInlineSize: 0 })
export const size = style({ flex: 'none', color: vars.color.muted, fontVariantNumeric: 'tabular-nums' })
export const face = style({
  flex: 'none',
  inlineSize: '48px',
  blockSize: '28px',
  objectFit: 'cover',
  borderRadius: vars.radius.input,
})
