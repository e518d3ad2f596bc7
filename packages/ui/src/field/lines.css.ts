import { globalStyle, style } from '@vanilla-extract/css'
import { size, space, vars, weight } from '../themes/contract.css.ts'
import { lineHeight, listHeight } from './list.css.ts'

export const search = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  flex: 'none',
  paddingInline: space[3],
  minBlockSize: '44px',
  borderBlockEnd: `1px solid ${vars.color.line}`,
  color: vars.color.muted,
})

export const list = style({
  position: 'relative',
  flex: '1 1 auto',
  margin: 0,
  padding: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  maxBlockSize: `${listHeight + 8}px`,
  outline: 'none',
})

export const lines = style({ position: 'relative', marginBlock: space[1] })

export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  boxSizing: 'border-box',
  blockSize: `${lineHeight}px`,
  marginInline: space[1],
  paddingInline: space[2],
  borderRadius: '8px',
  fontSize: size.m,
  color: vars.color.text,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-active-item]': { background: vars.color.hover },
    '&[aria-selected="true"]': { fontWeight: weight.medium },
    '&[aria-disabled="true"]': { color: vars.color.muted, cursor: 'not-allowed' },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[data-active-item]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
})

export const windowed = style({ position: 'absolute', insetInline: 0 })

export const lineLabel = style({
  flex: '0 1 auto',
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

export const lineDetail = style({
  flex: '1 1 0',
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  textAlign: 'end',
  fontSize: size.xs,
  color: vars.color.muted,
  fontWeight: weight.regular,
  selectors: { '&:not(:empty)': { minInlineSize: 'min(25%, 64px)' } },
})

export const lineStatus = style({ flex: 'none', marginInlineStart: 'auto' })

export const lineTick = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '16px',
  color: vars.color.brandText,
})

export const lineBox = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  boxSizing: 'border-box',
  inlineSize: '18px',
  blockSize: '18px',
  borderRadius: '5px',
  border: `1.5px solid ${vars.color.edge}`,
  background: vars.color.card,
  color: vars.color.card,
  selectors: {
    '[aria-selected="true"] > &': { background: vars.color.brandUi, borderColor: vars.color.brandUi },
    '[aria-selected="false"] > &': { color: 'transparent' },
    '[aria-disabled="true"] > &': { borderColor: vars.color.line, background: vars.color.sunken },
  },
})

globalStyle(`[aria-selected="false"] > ${lineBox} > svg`, {
  '@media': { '(forced-colors: active)': { display: 'none' } },
})

globalStyle(`${lineLabel} mark`, {
  background: 'transparent',
  color: vars.color.brandText,
  fontWeight: weight.semibold,
  // In forced colours, browsers make the text of `mark` black.
  '@media': { '(forced-colors: active)': { color: 'CanvasText', textDecoration: 'underline' } },
})

export const nothing = style({ padding: space[4], fontSize: size.s, color: vars.color.muted, textAlign: 'center' })

export const hiddenSearch = style({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
})
