import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../themes/contract.css.ts'
import { headCell } from './table.css.ts'

export const button = style({
  position: 'absolute',
  insetBlockStart: '5px',
  insetInlineEnd: '6px',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '26px',
  blockSize: '26px',
  padding: 0,
  border: 0,
  borderRadius: '6px',
  background: vars.color.card,
  color: vars.color.muted,
  cursor: 'pointer',
  opacity: 0,
  selectors: {
    [`${headCell}[data-numeric] > &`]: { insetInlineEnd: 'auto', insetInlineStart: '4px' },
    [`${headCell}:hover > &, &:focus-visible, &[aria-expanded="true"]`]: { opacity: 1 },
    '&:hover, &[aria-expanded="true"]': { background: vars.color.hover, color: vars.color.text },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
  },
  '@media': {
    '(hover: none)': { opacity: 1 },
    '(forced-colors: active)': { opacity: 1 },
    print: { display: 'none' },
  },
})

// Where it is always there, it takes room of its own beside the title.
for (const [column, side] of [
  [':not([data-numeric])', 'paddingInlineEnd'],
  ['[data-numeric]', 'paddingInlineStart'],
] as const)
  globalStyle(`${headCell}${column}:has(> ${button})`, { '@media': { '(hover: none)': { [side]: '36px' } } })

export const edge = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: '-4px',
  zIndex: 1,
  inlineSize: '9px',
  cursor: 'col-resize',
  touchAction: 'none',
  outline: 'none',
  '::after': {
    content: '',
    position: 'absolute',
    insetBlock: '8px',
    insetInlineStart: '4px',
    inlineSize: '1px',
    background: 'transparent',
  },
  selectors: {
    [`${headCell}:hover > &::after`]: { background: vars.color.edge },
    '&:is(:hover, :active)::after': { insetBlock: 0, inlineSize: '2px', background: vars.color.brandUi },
    '&:focus-visible::after': { insetBlock: 0, inlineSize: '3px', background: vars.color.focus },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&:is(:hover, :active, :focus)::after': { background: 'Highlight' } },
    },
    print: { display: 'none' },
  },
})
