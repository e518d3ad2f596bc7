import { style } from '@vanilla-extract/css'
import { size, space, vars } from '../themes/contract.css.ts'

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[4],
  rowGap: space[2],
  fontSize: size.s,
  lineHeight: '20px',
  color: vars.color.muted,
  fontVariantNumeric: 'tabular-nums',
})
export const group = style({ display: 'flex', alignItems: 'center', gap: space[1] })
export const sizes = style({ display: 'flex', alignItems: 'center', gap: space[2], marginInlineEnd: 'auto' })
export const select = style({
  appearance: 'none',
  minBlockSize: '32px',
  paddingInline: `${space[2]} 26px`,
  borderRadius: vars.radius.input,
  border: `1px solid ${vars.color.edge}`,
  background: vars.color.card,
  color: vars.color.text,
  font: 'inherit',
  fontSize: size.s,
  cursor: 'pointer',
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-1px' } },
  '@media': { '(pointer: coarse)': { minBlockSize: '44px' }, '(forced-colors: active)': { appearance: 'auto' } },
})
export const selectBox = style({ position: 'relative', display: 'inline-flex' })
export const selectMark = style({
  position: 'absolute',
  insetInlineEnd: '6px',
  insetBlock: 0,
  display: 'grid',
  placeItems: 'center',
  pointerEvents: 'none',
  '@media': { '(forced-colors: active)': { display: 'none' } },
})
export const turn = style({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: '32px',
  blockSize: '32px',
  padding: 0,
  border: 0,
  borderRadius: '50%',
  background: 'transparent',
  color: vars.color.text,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.hover },
    '&[aria-disabled="true"]': { color: vars.color.faint, background: 'transparent', cursor: 'default' },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
  },
  '@media': { '(pointer: coarse)': { inlineSize: '44px', blockSize: '44px' } },
})
