import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { motion, size, space, vars, weight } from '../themes/contract.css.ts'

export const field = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  minInlineSize: 0,
  border: 0,
  padding: 0,
  margin: 0,
})

export const label = style({
  display: 'block',
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  padding: 0,
  marginBlockEnd: '2px',
  fontSize: size.s,
  lineHeight: '20px',
  fontWeight: weight.medium,
  color: vars.color.text,
  overflowWrap: 'anywhere',
})

export const star = style({ color: vars.color.badText, fontWeight: weight.semibold })
globalStyle(`${label} > ${star}`, { marginInlineStart: space[1] })

const under = style({
  display: 'flex',
  gap: space[1],
  fontSize: size.xs,
  lineHeight: '16px',
  paddingBlockStart: '2px',
  overflowWrap: 'anywhere',
})
export const notes = styleVariants({
  help: [under, { color: vars.color.muted }],
  why: [under, { color: vars.color.muted }],
  error: [under, { color: vars.color.badText, fontWeight: weight.medium }],
})
globalStyle(`${under} > svg`, { flex: 'none' })

export const box = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: '40px',
  paddingInline: space[3],
  borderRadius: vars.radius.input,
  border: `1px solid ${vars.color.edge}`,
  background: vars.color.card,
  color: vars.color.text,
  transition: `border-color ${motion.fast}`,
  selectors: {
    '&:hover': { borderColor: vars.color.muted },
    '&:has(> :is(input, textarea):focus-visible)': {
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: '-1px',
      borderColor: vars.color.focus,
    },
    '&:has(> [aria-invalid="true"])': { borderColor: vars.color.bad },
    '&:has(> [aria-disabled="true"])': { background: vars.color.sunken, borderColor: vars.color.line },
  },
  '@media': {
    '(pointer: coarse)': { minBlockSize: '44px' },
  },
})

export const tall = style({ alignItems: 'flex-start', paddingBlock: '7px' })

export const input = style({
  flex: 1,
  minInlineSize: 0,
  inlineSize: '100%',
  padding: 0,
  margin: 0,
  border: 0,
  outline: 'none',
  appearance: 'none',
  background: 'transparent',
  font: 'inherit',
  fontSize: size.m,
  lineHeight: '24px',
  color: 'inherit',
  textOverflow: 'ellipsis',
  selectors: {
    '&::placeholder': { color: vars.color.muted, opacity: 1 },
    '&[aria-disabled="true"]': { color: vars.color.muted, cursor: 'not-allowed' },
    '&::-webkit-search-cancel-button': { display: 'none' },
    // Browsers give autofilled inputs their own background, which only a box shadow can cover.
    '&:autofill': {
      boxShadow: `inset 0 0 0 100px ${vars.color.card}`,
      WebkitTextFillColor: vars.color.text,
      caretColor: vars.color.text,
    },
  },
  '@media': {
    '(pointer: coarse)': { fontSize: size.l },
  },
})
export const mono = style({ fontFamily: vars.font.mono, fontSize: size.s, letterSpacing: 0, wordSpacing: 'normal' })
export const numeric = style({ fontVariantNumeric: 'tabular-nums' })
export const area = style({
  resize: 'vertical',
  minBlockSize: '72px',
  maxBlockSize: '50vh',
  ...({ fieldSizing: 'content' } as object),
})

export const unit = style({
  flex: 'none',
  maxInlineSize: '50%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  color: vars.color.muted,
  fontSize: size.s,
  whiteSpace: 'nowrap',
})
export const lead = style({ display: 'flex', flex: 'none', color: vars.color.muted })

export const inner = style({
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: '28px',
  blockSize: '28px',
  marginInlineEnd: '-6px',
  padding: 0,
  border: 0,
  borderRadius: '8px',
  background: 'transparent',
  color: vars.color.muted,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.hover, color: vars.color.text },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 0 },
  },
  '@media': { '(pointer: coarse)': { inlineSize: '36px', blockSize: '36px' } },
})
