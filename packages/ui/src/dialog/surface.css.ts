import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { media, size, space, vars, weight } from '../themes/contract.css.ts'
import { bodyInset } from './bodyInset.css.ts'

const fade = keyframes({ from: { opacity: 0 } })

export const backdrop = style({
  zIndex: 50,
  background: vars.color.scrim,
  animation: `${fade} 120ms ease-out`,
})

export const head = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[3],
  flex: 'none',
  paddingBlock: `${space[4]} ${space[2]}`,
  paddingInline: `${space[6]} 56px`,
  '@media': { [media.phone]: { paddingInlineStart: space[4] } },
})

export const title = style({
  flex: 1,
  margin: 0,
  paddingBlock: '4px',
  minInlineSize: 0,
  fontFamily: vars.font.heading,
  fontSize: size.l,
  lineHeight: '24px',
  fontWeight: weight.semibold,
  overflowWrap: 'anywhere',
})

export const close = style({
  position: 'absolute',
  insetBlockStart: space[3],
  insetInlineEnd: space[3],
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: '32px',
  blockSize: '32px',
  padding: 0,
  border: 0,
  borderRadius: '50%',
  background: 'transparent',
  color: vars.color.muted,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.hover, color: vars.color.text },
    '&:focus-visible, &[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
  },
  '@media': { '(pointer: coarse)': { inlineSize: '44px', blockSize: '44px' } },
})

export const body = style({
  vars: { [bodyInset]: space[6] },
  flex: '1 1 auto',
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingInline: bodyInset,
  paddingBlock: `2px ${bodyInset}`,
  // What has the focus must not be under the sticky actions of a form.
  scrollPaddingBlockEnd: '72px',
  fontSize: size.m,
  lineHeight: '20px',
  '@media': { [media.phone]: { vars: { [bodyInset]: space[4] } } },
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' } },
})

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  flexDirection: 'row-reverse',
  justifyContent: 'flex-start',
  gap: space[2],
  flex: 'none',
  paddingInline: space[6],
  paddingBlock: space[3],
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': { [media.phone]: { paddingInline: space[4], flexDirection: 'column' } },
})

globalStyle(`${actions} > *`, { '@media': { [media.phone]: { justifyContent: 'center' } } })
