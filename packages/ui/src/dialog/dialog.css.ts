import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { media, space, vars } from '../themes/contract.css.ts'

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } })
const slide = keyframes({ from: { transform: 'translateX(24px)', opacity: 0 } })
const sheet = keyframes({ from: { transform: 'translateY(32px)', opacity: 0 } })
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
