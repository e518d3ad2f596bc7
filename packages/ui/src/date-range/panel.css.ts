import { globalStyle, style } from '@vanilla-extract/css'
import { media, size, space, vars, weight } from '../themes/contract.css.ts'

export const side = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  padding: space[4],
  selectors: { '& + &': { borderInlineStart: `1px solid ${vars.color.line}` } },
  '@media': {
    [media.phone]: {
      selectors: { '& + &': { borderInlineStart: 0, borderBlockStart: `1px solid ${vars.color.line}` } },
    },
  },
})

export const title = style({
  margin: 0,
  marginBlockEnd: space[1],
  fontSize: size.xs,
  lineHeight: '16px',
  fontWeight: weight.medium,
  color: vars.color.muted,
})

export const presets = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[1],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const preset = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[1],
  inlineSize: '100%',
  minBlockSize: '32px',
  paddingInline: space[2],
  border: '1px solid transparent',
  borderRadius: '8px',
  background: 'transparent',
  font: 'inherit',
  fontSize: size.s,
  lineHeight: '16px',
  textAlign: 'start',
  color: vars.color.text,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.hover },
    '&[aria-pressed="true"]': {
      background: vars.color.brandSoft,
      color: vars.color.onBrandSoft,
      borderColor: vars.color.brandUi,
      fontWeight: weight.medium,
    },
    '&[aria-disabled="true"]': { color: vars.color.muted, cursor: 'not-allowed', background: 'transparent' },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-1px' },
  },
  '@media': {
    '(pointer: coarse)': { minBlockSize: '44px' },
    '(forced-colors: active)': { selectors: { '&[aria-pressed="true"]': { borderWidth: '3px' } } },
  },
})

export const why = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space[2],
  padding: space[3],
  borderRadius: vars.radius.input,
  background: vars.color.sunken,
  fontSize: size.xs,
  lineHeight: '16px',
  color: vars.color.muted,
})

export const lastRow = style({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr) auto',
  gap: space[1],
  alignItems: 'center',
})

export const small = style({
  boxSizing: 'border-box',
  inlineSize: '100%',
  minBlockSize: '32px',
  paddingInline: space[2],
  border: `1px solid ${vars.color.edge}`,
  borderRadius: '8px',
  background: vars.color.card,
  color: vars.color.text,
  font: 'inherit',
  fontSize: size.s,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-1px' },
    '&[aria-invalid="true"]': { borderColor: vars.color.bad },
  },
  '@media': { '(pointer: coarse)': { minBlockSize: '44px', fontSize: size.l } },
})

export const foot = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space[2] })

export const zone = style({
  minInlineSize: 0,
  fontSize: size.xs,
  lineHeight: '16px',
  color: vars.color.muted,
  overflowWrap: 'anywhere',
})

export const notice = style({
  display: 'flex',
  gap: space[1],
  fontSize: size.xs,
  lineHeight: '16px',
  color: vars.color.infoText,
})

export const history = style({ display: 'grid', gap: '2px', margin: 0, padding: 0, listStyle: 'none' })

globalStyle(`${history} ${preset}`, { fontVariantNumeric: 'tabular-nums' })

export const absolute = style({ display: 'flex', flexDirection: 'column', gap: space[3] })

export const selectBox = style({ position: 'relative', display: 'flex', minInlineSize: 0 })

export const select = style({
  appearance: 'none',
  paddingInlineEnd: '26px',
  cursor: 'pointer',
  '@media': { '(forced-colors: active)': { appearance: 'auto' } },
})

export const selectMark = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: '6px',
  display: 'grid',
  placeItems: 'center',
  color: vars.color.muted,
  pointerEvents: 'none',
  '@media': { '(forced-colors: active)': { display: 'none' } },
})
