import { globalStyle, style } from '@vanilla-extract/css'
import { motion, size, space, vars, weight } from '../themes/contract.css.ts'

export const choice = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: space[2],
  alignItems: 'start',
  alignContent: 'start',
  minInlineSize: 0,
})
/** Without a label beside it, it takes no room for one. */
export const alone = style([choice, { columnGap: 0 }])
export const choiceLabel = style({
  fontSize: size.m,
  lineHeight: '20px',
  paddingBlock: '2px',
  color: vars.color.text,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
})
export const choiceNotes = style({ gridColumn: 2 })

const control = style({
  appearance: 'none',
  flex: 'none',
  margin: 0,
  border: `1.5px solid ${vars.color.edge}`,
  background: vars.color.card,
  cursor: 'pointer',
  transition: `background ${motion.fast}, border-color ${motion.fast}`,
  selectors: {
    '&:hover': { borderColor: vars.color.muted },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
    '&:is(:checked, :indeterminate)': { background: vars.color.brandUi, borderColor: vars.color.brandUi },
    '&[aria-invalid="true"]': { borderColor: vars.color.bad },
    '&[aria-disabled="true"]': { background: vars.color.sunken, borderColor: vars.color.line, cursor: 'not-allowed' },
  },
  '@media': {
    '(forced-colors: active)': { appearance: 'auto', transition: 'none' },
  },
})

export const tick = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '24px',
  blockSize: '24px',
})
export const checkbox = style([control, { inlineSize: '18px', blockSize: '18px', borderRadius: '5px' }])
export const mark = style({
  position: 'absolute',
  inlineSize: '14px',
  blockSize: '14px',
  fill: 'none',
  stroke: vars.color.card,
  strokeWidth: 2.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  pointerEvents: 'none',
  selectors: {
    [`${checkbox}[aria-disabled="true"] + &`]: { stroke: vars.color.muted },
  },
  '@media': { '(forced-colors: active)': { display: 'none' } },
})

export const toggle = style([
  control,
  {
    position: 'relative',
    inlineSize: '36px',
    blockSize: '20px',
    marginBlock: '2px',
    borderRadius: '10px',
    '::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: '2px',
      insetInlineStart: '2px',
      inlineSize: '13px',
      blockSize: '13px',
      borderRadius: '50%',
      background: vars.color.muted,
      transition: `inset-inline-start ${motion.fast}`,
    },
    selectors: {
      '&:checked::before': { insetInlineStart: '18px', background: vars.color.card },
      '&[aria-disabled="true"]::before': { background: vars.color.faint },
      '&[aria-disabled="true"]:checked': { background: vars.color.faint, borderColor: vars.color.faint },
      '&[aria-disabled="true"]:checked::before': { background: vars.color.card },
    },
    '@media': { '(forced-colors: active)': { '::before': { display: 'none' } } },
  },
])

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(200px, 100%), 1fr))',
  gap: space[2],
})
export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '24px 1fr',
  columnGap: space[2],
  alignItems: 'start',
  padding: space[3],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.input,
  background: vars.color.card,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: vars.color.edge },
    '&:has(:checked)': {
      borderColor: vars.color.brandUi,
      boxShadow: `inset 0 0 0 1px ${vars.color.brandUi}`,
      background: vars.color.brandSoft,
      color: vars.color.onBrandSoft,
    },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
    '&:has([aria-disabled="true"])': { background: vars.color.sunken, cursor: 'not-allowed' },
  },
  '@media': { '(forced-colors: active)': { selectors: { '&:has(:checked)': { borderWidth: '3px' } } } },
})
export const radio = style([
  control,
  {
    inlineSize: '18px',
    blockSize: '18px',
    margin: '3px',
    borderRadius: '50%',
    selectors: {
      '&:checked': { borderWidth: '5px', background: vars.color.card, borderColor: vars.color.brandUi },
      '&:focus-visible': { outline: 'none' },
    },
  },
])
export const cardTitle = style({ display: 'block', fontSize: size.m, lineHeight: '24px', fontWeight: weight.medium })
export const cardHelp = style({ display: 'block', fontSize: size.xs, lineHeight: '16px', color: vars.color.muted })
globalStyle(`${card}:has(:checked) ${cardHelp}`, { color: 'inherit' })
