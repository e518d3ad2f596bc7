import { globalStyle, style } from '@vanilla-extract/css'
import { size, space, vars } from '../themes/contract.css.ts'
import { floating } from './floating.css.ts'

export const menu = style([
  floating,
  {
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: '200px',
    maxInlineSize: 'min(360px, calc(100vw - 16px))',
    maxBlockSize: 'min(var(--popover-available-height), 70vh)',
    padding: space[1],
    overflow: 'auto',
    overscrollBehavior: 'contain',
    // Without this the browser scrolls the page by its scroll padding when the menu opens.
    scrollMarginBlock: '-72px',
  },
])
export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  flex: 'none',
  minBlockSize: '36px',
  paddingInline: space[2],
  paddingBlock: '6px',
  border: 0,
  borderRadius: '8px',
  background: 'transparent',
  font: 'inherit',
  fontSize: size.m,
  lineHeight: '20px',
  textAlign: 'start',
  textDecoration: 'none',
  color: vars.color.text,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-active-item]': { background: vars.color.hover },
    '&[data-tone="danger"]': { color: vars.color.badText },
    '&[data-tone="danger"][data-active-item]': { background: vars.color.badSoft },
    '&[aria-disabled="true"]': { color: vars.color.muted, cursor: 'not-allowed' },
  },
  '@media': {
    '(pointer: coarse)': { minBlockSize: '44px' },
    '(forced-colors: active)': {
      selectors: { '&[data-active-item]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
})
export const icon = style({
  display: 'flex',
  flex: 'none',
  inlineSize: '16px',
  color: vars.color.muted,
  selectors: { '[data-tone="danger"] > &': { color: 'inherit' } },
})
globalStyle(`${menu}:has(${icon}) ${item}:not(:has(${icon}))`, { paddingInlineStart: '32px' })
export const words = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' })
export const why = style({ display: 'block', fontSize: size.xs, lineHeight: '16px', color: vars.color.muted })
export const tick = style({ display: 'flex', flex: 'none', inlineSize: '16px', color: vars.color.brandText })
export const separator = style({
  flex: 'none',
  inlineSize: 'auto',
  blockSize: '1px',
  margin: `${space[1]} ${space[2]}`,
  border: 0,
  background: vars.color.line,
})
export const group = style({
  flex: 'none',
  paddingInline: space[2],
  paddingBlock: '6px 2px',
  fontSize: size.xs,
  lineHeight: '16px',
  color: vars.color.muted,
  overflowWrap: 'anywhere',
})
export const contextArea = style({ display: 'contents' })
