import { style } from '@vanilla-extract/css'
import { media, motion, size, space, vars, weight } from '../themes/contract.css.ts'

export const accordion = style({ borderBlock: `1px solid ${vars.color.line}` })
export const item = style({ selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } } })
export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: '44px',
  paddingBlock: space[2],
  paddingInline: space[2],
  fontSize: size.m,
  lineHeight: '20px',
  fontWeight: weight.medium,
  listStyle: 'none',
  cursor: 'pointer',
  borderRadius: '6px',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { color: vars.color.brandText },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
  },
})
export const mark = style({
  display: 'flex',
  flex: 'none',
  color: vars.color.muted,
  transition: `transform ${motion.fast}`,
  selectors: {
    'details[open] > summary > &': { transform: 'rotate(90deg)' },
    '[dir="rtl"] details[open] > summary > &': { transform: 'rotate(-90deg)' },
  },
})
export const title = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' })
export const detail = style({ flex: 'none', fontSize: size.s, fontWeight: weight.regular, color: vars.color.muted })
export const body = style({
  paddingInline: `${space[8]} ${space[2]}`,
  paddingBlock: `${space[1]} ${space[4]}`,
  lineHeight: '20px',
})

export const steps = style({
  display: 'flex',
  gap: space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  counterReset: 'step',
  containerType: 'inline-size',
  '@media': { [media.phone]: { flexDirection: 'column', gap: space[1] } },
})
export const step = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minInlineSize: 0,
  fontSize: size.s,
  lineHeight: '20px',
  color: vars.color.muted,
  selectors: {
    '&:not(:last-child)': { flex: '1 1 auto' },
    '&:not(:last-child)::after': {
      content: '',
      flex: 1,
      minInlineSize: space[4],
      blockSize: '1px',
      background: vars.color.line,
    },
    '&[aria-current="step"]': { color: vars.color.text, fontWeight: weight.semibold },
  },
  '@media': { [media.phone]: { selectors: { '&:not(:last-child)::after': { display: 'none' } } } },
  '@container': { '(max-width: 720px)': { selectors: { '&:not(:last-child)::after': { display: 'none' } } } },
})
export const ball = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '24px',
  blockSize: '24px',
  borderRadius: '50%',
  border: `1.5px solid ${vars.color.edge}`,
  fontSize: size.xs,
  fontWeight: weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '[data-state="now"] > &': {
      background: vars.color.brand,
      borderColor: vars.color.brandUi,
      color: vars.color.onBrand,
    },
    '[data-state="done"] > &': { borderColor: vars.color.brandUi, color: vars.color.brandText },
    '[data-state="wrong"] > &': { borderColor: vars.color.bad, color: vars.color.badText },
  },
})
