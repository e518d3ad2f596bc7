import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css'
import { media, size, space, vars, weight } from '../themes/contract.css.ts'

const fade = keyframes({ from: { opacity: 0 } })
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } })
const slide = keyframes({ from: { transform: 'translateX(24px)', opacity: 0 } })
const sheet = keyframes({ from: { transform: 'translateY(32px)', opacity: 0 } })

export const backdrop = style({
  zIndex: 50,
  background: vars.color.scrim,
  animation: `${fade} 120ms ease-out`,
  '@media': { [media.still]: { animation: 'none' } },
})

const surface = style({
  position: 'fixed',
  zIndex: 51,
  display: 'flex',
  flexDirection: 'column',
  boxSizing: 'border-box',
  background: vars.color.raised,
  color: vars.color.text,
  border: `1px solid ${vars.color.line}`,
  boxShadow: vars.shadow.float,
  outline: 'none',
  overflow: 'hidden',
  '@media': { [media.still]: { animation: 'none !important' } },
})

const dialogBase = style([
  surface,
  {
    inset: space[4],
    margin: 'auto',
    blockSize: 'fit-content',
    maxBlockSize: 'calc(100dvh - 32px)',
    borderRadius: vars.radius.card,
    animation: `${rise} 180ms ease-out`,
    '@media': {
      // A sheet at the lower edge, under the thumb.
      [media.phone]: {
        inset: 'auto 0 0 0',
        maxBlockSize: 'calc(100dvh - 48px)',
        inlineSize: '100%',
        borderEndStartRadius: 0,
        borderEndEndRadius: 0,
        borderInline: 0,
        borderBlockEnd: 0,
        animationName: sheet,
      },
    },
  },
])
const wide = (px: string) => ({
  '@media': { [`not all and ${media.phone}`]: { inlineSize: `min(${px}, calc(100vw - 32px))` } },
})
export const dialog = styleVariants({
  s: [dialogBase, wide('420px')],
  m: [dialogBase, wide('560px')],
  l: [dialogBase, wide('840px')],
})

const bottomSheet = {
  insetBlockStart: 'auto',
  insetBlockEnd: 0,
  insetInline: 0,
  inlineSize: '100%',
  maxBlockSize: 'calc(100dvh - 48px)',
  borderStartStartRadius: vars.radius.card,
  borderStartEndRadius: vars.radius.card,
  borderEndStartRadius: 0,
  borderInline: 0,
  borderBlockEnd: 0,
  animationName: sheet,
} as const
const drawerBase = style([surface, { animation: `${slide} 180ms ease-out` }])
const end = {
  insetBlock: 0,
  insetInlineEnd: 0,
  borderBlock: 0,
  borderInlineEnd: 0,
} as const
export const drawer = styleVariants({
  s: [drawerBase, { ...end, inlineSize: 'min(360px, 100vw)' }],
  m: [drawerBase, { ...end, inlineSize: 'min(480px, 100vw)' }],
  l: [drawerBase, { ...end, inlineSize: 'min(720px, 100vw)' }],
  bottom: [drawerBase, bottomSheet],
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
  flex: '1 1 auto',
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingInline: space[6],
  paddingBlock: `2px ${space[6]}`,
  fontSize: size.m,
  lineHeight: '20px',
  '@media': { [media.phone]: { paddingInline: space[4] } },
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
