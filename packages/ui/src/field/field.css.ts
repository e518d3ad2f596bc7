import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { media, motion, size, space, vars, weight } from '../themes/contract.css.ts'

/** A field: label, control, problem, help, from top to bottom. */
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
// With the last word, however many lines there are.
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

/** The outlined control; the input inside has no outline of its own. */
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
    [media.still]: { transition: 'none' },
    '(pointer: coarse)': { minBlockSize: '44px' },
  },
})

/** A box whose content grows downwards: text areas and chips. */
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
    // Browsers paint a filled-in name in their own yellow: paint the field's own surface over it.
    '&:autofill': {
      boxShadow: `inset 0 0 0 100px ${vars.color.card}`,
      WebkitTextFillColor: vars.color.text,
      caretColor: vars.color.text,
    },
  },
  '@media': {
    // iOS zooms the page into fields with smaller text.
    '(pointer: coarse)': { fontSize: size.l },
  },
})
export const mono = style({ fontFamily: vars.font.mono, fontSize: size.s, letterSpacing: 0 })
export const numeric = style({ fontVariantNumeric: 'tabular-nums' })
export const area = style({
  resize: 'vertical',
  minBlockSize: '72px',
  maxBlockSize: '50vh',
  // Grows with its text where the browser can.
  ...({ fieldSizing: 'content' } as object),
})

/** Never more than half of the field: the other half is the number's. */
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

/** A small button inside a field: reveal, clear, step. */
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

export const steps = style({ flex: 'none', display: 'flex', flexDirection: 'column', marginInlineEnd: '-6px' })
export const step = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '24px',
  blockSize: '16px',
  padding: 0,
  border: 0,
  borderRadius: '4px',
  background: 'transparent',
  color: vars.color.muted,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.hover, color: vars.color.text },
    '&:disabled': { opacity: 0.4, cursor: 'default', background: 'transparent' },
  },
  '@media': { '(pointer: coarse)': { display: 'none' } },
})

/** How strong a new password is: four short bars and a word. */
export const meter = style({ display: 'flex', alignItems: 'center', gap: space[1], paddingBlockStart: space[1] })
export const bar = style({
  flex: 1,
  maxInlineSize: '56px',
  blockSize: '4px',
  borderRadius: '2px',
  background: vars.color.line,
  forcedColorAdjust: 'none',
})
export const barTone = styleVariants({
  bad: { background: vars.color.bad },
  watch: { background: vars.color.watch },
  good: { background: vars.color.good },
})
export const meterWord = style({
  marginInlineStart: space[1],
  fontSize: size.xs,
  lineHeight: '16px',
  color: vars.color.muted,
})

/** Checkbox and switch: the control first, its words beside it. */
export const choice = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: space[2],
  alignItems: 'start',
  // Beside something higher its lines stay together.
  alignContent: 'start',
  minInlineSize: 0,
})
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
    [media.still]: { transition: 'none' },
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
/** The mark is drawn in the surface's colour, which has at least 3:1 on `brandUi`. */
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
  opacity: 0,
  selectors: {
    [`${checkbox}:is(:checked, :indeterminate) + &`]: { opacity: 1 },
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
globalStyle(`${toggle}::before`, { '@media': { [media.still]: { transition: 'none' } } })

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
