import { globalStyle, style } from '@vanilla-extract/css'
import { size, space, vars, weight } from '../themes/contract.css.ts'
import { chip } from './chip.css.ts'

export const bar = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minInlineSize: 0,
  minBlockSize: '32px',
})

export const row = style({
  display: 'flex',
  flex: '0 1 auto',
  alignItems: 'center',
  gap: space[1],
  minInlineSize: 0,
  margin: 0,
  padding: '2px',
  listStyle: 'none',
  overflow: 'hidden',
})

export const item = style({ display: 'flex', flex: 'none', maxInlineSize: 'min(320px, 100%)' })

globalStyle(`${row}[data-cut] > ${item}:first-child`, { flex: '0 1 auto', minInlineSize: 0 })

export const beyond = style({ visibility: 'hidden', position: 'absolute', insetInlineStart: 0 })

export const all = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  maxInlineSize: '400px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const room = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  flex: '0 1 auto',
  minInlineSize: 0,
})

export const clear = style({ display: 'flex', flex: 'none' })

export const more = style([
  chip,
  {
    paddingInline: '10px',
    font: 'inherit',
    fontSize: size.s,
    fontWeight: weight.medium,
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    selectors: {
      '&:hover': { background: vars.color.hover },
      '&:focus-visible, &[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '1px' },
    },
  },
])
