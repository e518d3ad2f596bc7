import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { media, size, space, vars, weight } from '../themes/contract.css.ts'

const enter = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } })

export const region = style({
  position: 'fixed',
  zIndex: 90,
  insetBlockEnd: space[6],
  insetInlineEnd: space[6],
  inlineSize: 'min(400px, calc(100vw - 32px))',
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  pointerEvents: 'none',
  '@media': {
    [media.phone]: { insetInline: space[4], insetBlockEnd: '80px', inlineSize: 'auto' },
    print: { display: 'none' },
  },
})
export const toast = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[3],
  paddingBlock: space[3],
  paddingInline: `${space[4]} ${space[2]}`,
  borderRadius: '12px',
  border: `1px solid ${vars.color.line}`,
  background: vars.color.raised,
  color: vars.color.text,
  boxShadow: vars.shadow.float,
  fontSize: size.m,
  lineHeight: '20px',
  pointerEvents: 'auto',
  animation: `${enter} 180ms ease-out`,
  '@media': { [media.still]: { animation: 'none' } },
})
const icon = style({ display: 'flex', flex: 'none', paddingBlockStart: '4px' })
export const tone = styleVariants({
  success: [icon, { color: vars.color.good }],
  info: [icon, { color: vars.color.info }],
  warning: [icon, { color: vars.color.watch }],
  error: [icon, { color: vars.color.bad }],
})
export const text = style({
  flex: 1,
  minInlineSize: 0,
  paddingBlock: '4px',
  overflowWrap: 'anywhere',
  maxBlockSize: '40vh',
  overflowY: 'auto',
})
const button = style({
  flex: 'none',
  minBlockSize: '28px',
  border: 0,
  background: 'transparent',
  font: 'inherit',
  color: vars.color.muted,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.hover, color: vars.color.text },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
  },
})
export const act = style([
  button,
  { paddingInline: space[2], borderRadius: '14px', fontWeight: weight.semibold, color: vars.color.brandText },
])
export const dismiss = style([
  button,
  { display: 'inline-grid', placeItems: 'center', inlineSize: '28px', padding: 0, borderRadius: '50%' },
])
