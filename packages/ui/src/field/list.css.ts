import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { floating } from '../menu/floating.css.ts'
import { size, space, vars } from '../themes/contract.css.ts'
import { box } from './field.css.ts'

/** In px; OptionList positions the options with it. */
export const lineHeight = 40
/** Maximum height of a list, in px. */
export const listHeight = lineHeight * 8
export const trigger = style([
  box,
  {
    inlineSize: '100%',
    font: 'inherit',
    fontSize: size.m,
    textAlign: 'start',
    cursor: 'pointer',
    selectors: {
      '&:focus-visible, &[data-focus-visible]': {
        outline: `2px solid ${vars.color.focus}`,
        outlineOffset: '-1px',
        borderColor: vars.color.focus,
      },
      '&[aria-invalid="true"]': { borderColor: vars.color.bad },
      '&[aria-disabled="true"]': {
        background: vars.color.sunken,
        borderColor: vars.color.line,
        color: vars.color.muted,
        cursor: 'not-allowed',
      },
      '&[aria-expanded="true"]': { borderColor: vars.color.focus },
    },
  },
])
export const chosen = style({
  flex: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
export const placeholder = style({ color: vars.color.muted })
export const chevron = style({ display: 'flex', flex: 'none', color: vars.color.muted, marginInlineEnd: '-2px' })
export const panel = style([
  floating,
  {
    display: 'flex',
    flexDirection: 'column',
    inlineSize: 'max(var(--popover-anchor-width, 0px), 288px)',
    maxInlineSize: 'calc(100vw - 16px)',
    maxBlockSize: 'min(var(--popover-available-height, 480px), 480px)',
    overflow: 'hidden',
  },
])
export const foot = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  flex: 'none',
  minBlockSize: '44px',
  paddingInline: space[3],
  paddingBlock: space[1],
  borderBlockStart: `1px solid ${vars.color.line}`,
  fontSize: size.xs,
  lineHeight: '16px',
  color: vars.color.muted,
})
export const chipsBox = style({ flexWrap: 'wrap', paddingBlock: '5px', gap: space[1] })
const line = style({ paddingBlock: '3px', gap: space[1] })
/** A field without a visible label stands in a row of buttons and is as high as they are. */
export const chipsLine = styleVariants({
  amongFields: [line],
  amongButtons: [line, { '@media': { '(pointer: fine)': { minBlockSize: '36px' } } }],
})
globalStyle(`${line} > *`, { flex: '0 9999 auto', minInlineSize: '56px' })
export const tagInput = style({ flex: '1 1 96px', inlineSize: 'auto', minBlockSize: '28px' })
export const chipsTrigger = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  flex: '1 1 96px',
  minInlineSize: 0,
  minBlockSize: '28px',
  padding: 0,
  border: 0,
  borderRadius: '6px',
  background: 'transparent',
  font: 'inherit',
  fontSize: size.m,
  textAlign: 'start',
  color: 'inherit',
  cursor: 'pointer',
  selectors: {
    '&[aria-disabled="true"]': { color: vars.color.muted, cursor: 'not-allowed' },
    '&:focus-visible, &[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
    [`${line} > * + &`]: { flex: '1 1 auto' },
    [`${line} > &:first-child`]: { flex: '1 1 96px' },
  },
})
export const suggestions = style({
  display: 'flex',
  flexDirection: 'column',
  maxBlockSize: `${lineHeight * 4.5}px`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: '10px',
  overflow: 'hidden',
})
