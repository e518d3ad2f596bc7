import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { status } from '../feedback/marks.css.ts'
import { middle } from '../text/text.css.ts'
import { size, space, vars, weight } from '../themes/contract.css.ts'
import { cell as baseCell, head, headWords } from './columnCells.css.ts'

/** Row heights in px: virtual tables need them before rendering. */
export const rowHeight = { comfortable: 40, compact: 32 } as const
export type Density = keyof typeof rowHeight

/** Tables this narrow have less space between columns and wrap headers, dates and statuses before they scroll. */
const tight = '(max-width: 900px)'

export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  inlineSize: '100%',
  minInlineSize: 0,
  containerType: 'inline-size',
})

export const toolbar = style({
  display: 'flex',
  alignItems: 'flex-end',
  gap: space[3],
  marginBlockEnd: space[1],
  '@media': { print: { display: 'none' } },
})
export const toolbarMain = style({ flex: 1, minInlineSize: 0 })

export const scroller = style({
  position: 'relative',
  overflow: 'auto',
  minInlineSize: 0,
  overscrollBehaviorX: 'contain',
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' } },
})

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: size.m,
  lineHeight: '20px',
  fontVariantNumeric: 'tabular-nums',
})
export const fixed = style({ tableLayout: 'fixed' })

const box = { boxSizing: 'border-box', paddingInline: space[3], background: vars.color.card } as const

export const headCell = style([
  head,
  {
    ...box,
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 2,
    blockSize: '36px',
  },
])
globalStyle(`${fixed} ${headWords}`, { overflow: 'hidden', textOverflow: 'ellipsis' })

export const cell = style([
  baseCell,
  {
    ...box,
    paddingBlock: '9px',
    color: vars.color.text,
    // 'anywhere' would shrink a column to one letter per line.
    overflowWrap: 'break-word',
    maxInlineSize: '24em',
    selectors: {
      '&[data-mono]': {
        minInlineSize: '12em',
        fontFamily: vars.font.mono,
        wordSpacing: 'normal',
        fontSize: size.s,
        overflowWrap: 'anywhere',
        unicodeBidi: 'plaintext',
      },
      [`${fixed} &`]: {
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
        maxInlineSize: 'none !important',
      },
    },
  },
])
globalStyle(`${fixed} ${middle}`, { minInlineSize: '0 !important' })
globalStyle(`td${cell} *`, { overflowWrap: 'inherit' })
for (const tone of Object.values(status)) {
  globalStyle(`td${cell} > ${tone}`, {
    whiteSpace: 'nowrap',
    '@container': { [tight]: { whiteSpace: 'inherit' } },
  })
}
export const row = styleVariants({
  comfortable: { blockSize: `${rowHeight.comfortable}px` },
  compact: { blockSize: `${rowHeight.compact}px` },
})
globalStyle(`${row.compact} > ${cell}`, { paddingBlock: '5px', fontSize: size.s })
globalStyle(`tbody > tr:hover > ${cell}`, {
  background: `color-mix(in oklab, ${vars.color.hover} 60%, ${vars.color.card})`,
})
globalStyle(`tbody > tr:last-child > ${cell}`, { borderBlockEndColor: 'transparent' })

export const leadSize = createVar()
export const lead = style({
  inlineSize: leadSize,
  minInlineSize: leadSize,
  paddingInline: `${space[2]} 0 !important`,
  paddingBlock: '0 !important',
})
export const leads = style({ display: 'flex', alignItems: 'center' })
/** Wide enough for a name in a line. */
export const first = style({ minInlineSize: '10em' })
const roomy = '(min-width: 520px)'
for (const [part, insetInlineStart] of [
  [lead, 0],
  [first, leadSize],
] as const) {
  globalStyle(`${scroller}[data-wide] ${headCell}:is(${part})`, {
    '@container': { [roomy]: { position: 'sticky', insetInlineStart, zIndex: 3 } },
  })
  globalStyle(`${scroller}[data-wide] ${cell}:is(${part})`, {
    '@container': { [roomy]: { position: 'sticky', insetInlineStart, zIndex: 1 } },
  })
}
globalStyle(`${scroller}[data-moved] ${first}`, {
  '@container': { [roomy]: { borderInlineEnd: `1px solid ${vars.color.line}` } },
})
globalStyle(`tbody > tr[aria-selected="true"] > ${cell}`, {
  background: `color-mix(in oklab, ${vars.color.brandSoft} 55%, ${vars.color.card})`,
})
export const expand = style({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: '24px',
  blockSize: '28px',
  padding: 0,
  border: 0,
  borderRadius: '6px',
  background: 'transparent',
  color: vars.color.muted,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.hover, color: vars.color.text },
    '&[aria-expanded="true"]': { color: vars.color.brandText },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
  },
  '@media': { '(pointer: coarse)': { inlineSize: '32px', blockSize: '36px' } },
})
globalStyle(`${expand}[aria-expanded="true"] svg`, { transform: 'rotate(90deg)' })
export const detail = style({
  padding: `${space[2]} ${space[4]} ${space[4]}`,
  paddingInlineStart: `calc(${leadSize} + ${space[3]})`,
  background: vars.color.sunken,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  whiteSpace: 'normal',
})

export const actionsHead = style({ inlineSize: '44px', paddingInline: 0 })
export const actions = style({
  inlineSize: '44px',
  paddingBlock: '0 !important',
  paddingInline: '4px',
  textAlign: 'end',
})
globalStyle(`${scroller}[data-wide] :is(${actions}, ${actionsHead})`, {
  '@container': { [roomy]: { position: 'sticky', insetInlineEnd: 0, zIndex: 1 } },
})
globalStyle(`${scroller}[data-wide] thead ${actionsHead}`, { '@container': { [roomy]: { zIndex: 3 } } })
globalStyle(`${scroller}[data-more] :is(${actions}, ${actionsHead})`, {
  '@container': { [roomy]: { borderInlineStart: `1px solid ${vars.color.line}` } },
})
globalStyle(`:is(${headCell}, ${cell}):not(${lead}, ${actions}, ${actionsHead})`, {
  '@container': { [tight]: { paddingInline: space[2] } },
})
globalStyle(`${cell}[data-mono]`, { '@container': { [tight]: { minInlineSize: '9em' } } })
globalStyle(headCell, { '@container': { [tight]: { whiteSpace: 'normal' } } })
globalStyle(`${table}:not(${fixed}) ${cell} time`, { '@container': { [tight]: { whiteSpace: 'normal' } } })
export const action = style({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: '28px',
  blockSize: '28px',
  padding: 0,
  border: 0,
  borderRadius: '50%',
  background: 'transparent',
  color: vars.color.muted,
  cursor: 'pointer',
  verticalAlign: 'middle',
  selectors: {
    '&:hover, &[aria-expanded="true"]': { background: vars.color.hover, color: vars.color.text },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
  },
  '@media': {
    '(pointer: coarse)': { inlineSize: '36px', blockSize: '36px' },
  },
})

export const nothing = style({
  padding: `${space[8]} ${space[4]}`,
  textAlign: 'center',
  fontSize: size.m,
  color: vars.color.muted,
})
export const spacer = style({ padding: 0, border: 0 })
export const bone = style({ display: 'block', inlineSize: '100%' })
globalStyle(`${cell}[data-numeric] > ${bone}`, { display: 'flex', justifyContent: 'flex-end' })

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: '36px',
  fontSize: size.s,
  lineHeight: '20px',
  color: vars.color.muted,
  fontVariantNumeric: 'tabular-nums',
})
export const footMain = style({ flex: 1, minInlineSize: 0 })

export const cards = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const card = style({
  padding: space[3],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.input,
  background: vars.color.card,
  fontSize: size.m,
  lineHeight: '20px',
})
export const cardHead = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space[2],
})
export const cardTitle = style({ flex: 1, minInlineSize: 0, fontWeight: weight.semibold, overflowWrap: 'anywhere' })
export const cardDetail = style({ marginBlockStart: space[2] })
export const pairs = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '2px',
  margin: 0,
  marginBlockStart: space[2],
})
export const pair = style({ display: 'flex', justifyContent: 'space-between', gap: space[3] })
export const pairKey = style({ flex: 'none', fontSize: size.s, color: vars.color.muted })
export const pairValue = style({
  margin: 0,
  minInlineSize: 0,
  textAlign: 'end',
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
})
globalStyle(`${pairValue}:has([role="progressbar"])`, { alignSelf: 'center' })
export const monoText = style({ fontFamily: vars.font.mono, fontSize: size.s, wordSpacing: 'normal' })
export const more = style({
  marginBlockStart: space[2],
  fontSize: size.s,
  color: vars.color.brandText,
  cursor: 'pointer',
  borderRadius: '4px',
  minBlockSize: '24px',
})
export const sortBar = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  fontSize: size.s,
  color: vars.color.muted,
})
export const select = style({
  flex: 1,
  minInlineSize: 0,
  minBlockSize: '40px',
  paddingInline: space[2],
  borderRadius: vars.radius.input,
  border: `1px solid ${vars.color.edge}`,
  background: vars.color.card,
  color: vars.color.text,
  font: 'inherit',
})
globalStyle(scroller, { '@media': { print: { overflow: 'visible', blockSize: 'auto !important' } } })
globalStyle(`:is(${lead}, ${actions}, ${actionsHead}, ${foot})`, { '@media': { print: { display: 'none' } } })
globalStyle(`${table} tr`, { '@media': { print: { breakInside: 'avoid' } } })
