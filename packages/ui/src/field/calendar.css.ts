import { style } from '@vanilla-extract/css'
import { size, space, vars, weight } from '../themes/contract.css.ts'

export const calendar = style({ display: 'flex', flexDirection: 'column', gap: space[2], inlineSize: 'fit-content' })
export const head = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space[2] })
export const title = style({
  fontSize: size.m,
  fontWeight: weight.semibold,
  '::first-letter': { textTransform: 'uppercase' },
  display: 'inline-block',
})
export const grid = style({ borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' })
export const weekday = style({
  padding: 0,
  blockSize: '28px',
  fontSize: size.xs,
  fontWeight: weight.medium,
  color: vars.color.muted,
  textAlign: 'center',
})
export const cell = style({ padding: '1px' })
export const day = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '36px',
  blockSize: '36px',
  padding: 0,
  border: '1px solid transparent',
  borderRadius: '50%',
  background: 'transparent',
  fontSize: size.s,
  color: vars.color.text,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.hover },
    '&[data-other]': { color: vars.color.muted },
    '&[aria-current="date"]': { borderColor: vars.color.brandUi, fontWeight: weight.semibold },
    '&[aria-pressed="true"]': { background: vars.color.brand, color: vars.color.onBrand, fontWeight: weight.semibold },
    '&[aria-disabled="true"]': { color: vars.color.faint, textDecoration: 'line-through', cursor: 'not-allowed' },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '1px' },
  },
  '@media': {
    '(pointer: coarse)': { inlineSize: '44px', blockSize: '44px' },
    '(forced-colors: active)': { selectors: { '&[aria-pressed="true"]': { borderWidth: '3px' } } },
  },
})
