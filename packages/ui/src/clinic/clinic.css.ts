import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { media, size, space, vars, weight } from '../themes/contract.css.ts'

const wide = '(min-width: 960px)'
const pair = '(min-width: 1080px)'

export const clinic = style({ containerType: 'inline-size', containerName: 'clinic' })
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  '@container': {
    [`clinic ${wide}`]: { gridTemplateColumns: '320px minmax(0, 1fr)', alignItems: 'start' },
  },
})

export const barAbove = createVar()

export const panel = style({
  background: vars.color.card,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  '@container': {
    [`clinic ${wide}`]: {
      position: 'sticky',
      insetBlockStart: `calc(${barAbove} + ${space[4]})`,
      maxBlockSize: `calc(100dvh - ${barAbove} - 2 * ${space[4]})`,
      overflowY: 'auto',
      scrollbarWidth: 'thin',
      '@media': { print: { position: 'static', maxBlockSize: 'none', overflowY: 'visible' } },
    },
  },
})
export const part = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  padding: space[4],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
})
export const partTitle = style({ fontSize: size.s, lineHeight: '20px', fontWeight: weight.semibold })
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
  alignItems: 'start',
  gap: space[3],
})
export const twoFields = style({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space[3] })

export const picker = style({
  flex: 'none',
  inlineSize: '26px',
  blockSize: '26px',
  marginInlineStart: '-5px',
  padding: 0,
  border: `1px solid ${vars.color.edge}`,
  borderRadius: '7px',
  background: 'transparent',
  cursor: 'pointer',
  appearance: 'none',
  overflow: 'hidden',
  selectors: {
    '&::-webkit-color-swatch-wrapper': { padding: 0 },
    '&::-webkit-color-swatch': { border: 0 },
    '&::-moz-color-swatch': { border: 0 },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
})

export const pins = style({ display: 'flex', flexWrap: 'wrap', gap: space[1] })
export const pin = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minInlineSize: '44px',
  blockSize: '44px',
  paddingInline: space[2],
  fontSize: size.xs,
  color: vars.color.muted,
  border: '1px solid transparent',
  borderRadius: vars.radius.input,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.hover },
    '&:has(:checked)': {
      color: vars.color.onBrandSoft,
      background: vars.color.brandSoft,
      borderColor: vars.color.brandUi,
    },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '1px' },
  },
})
export const pinRadio = style({ position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' })

export const drop = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  padding: space[3],
  border: `1px dashed ${vars.color.edge}`,
  borderRadius: vars.radius.input,
  selectors: { '&[data-over="true"]': { borderColor: vars.color.focus, background: vars.color.brandSoft } },
})

export const verdict = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  padding: space[4],
  background: vars.color.card,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
})
export const verdictWords = style({ flex: '1 1 320px', minInlineSize: 0 })
export const sheet = style({ display: 'flex', flexDirection: 'column', gap: space[6], paddingBlockStart: space[4] })

export const modes = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  '@container': { [`clinic ${pair}`]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const frame = style({
  minInlineSize: 0,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  overflow: 'hidden',
})
globalStyle(`${frame} > [data-mode]`, { blockSize: '100%' })

export const product = style({ display: 'flex', minInlineSize: 0 })
export const rail = style({
  flex: 'none',
  inlineSize: '136px',
  padding: space[2],
  background: vars.color.rail,
  color: vars.color.onRail,
  borderInlineEnd: `1px solid ${vars.color.railLine}`,
  fontSize: size.s,
  '@media': { [media.phone]: { display: 'none' } },
})
const railRow = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  padding: `7px ${space[2]}`,
  borderRadius: vars.radius.input,
})
export const railRows = styleVariants({
  plain: [railRow],
  hover: [railRow, { background: vars.color.railHover }],
  active: [railRow, { background: vars.color.railActive, color: vars.color.onRailActive, fontWeight: weight.semibold }],
  brand: [
    railRow,
    { fontFamily: vars.font.heading, fontWeight: weight.semibold, overflowWrap: 'anywhere', paddingBlock: space[3] },
  ],
  group: [railRow, { color: vars.color.onRailMuted, fontSize: size.xs }],
})
export const page = style({ flex: 1, minInlineSize: 0, padding: space[4] })
export const figure = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space[2],
  alignItems: 'start',
})
export const popup = style({
  padding: space[4],
  background: vars.color.raised,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.float,
})
export const behind = style({ padding: space[4], background: vars.color.scrim, borderRadius: vars.radius.input })

export const still = style({ blockSize: '560px', overflow: 'hidden' })
/** Scaled instead of zoomed: an iframe in it must keep a desktop width. */
export const stillInner = style({ inlineSize: '250%', transform: 'scale(0.4)', transformOrigin: 'top left' })
export const live = style({ padding: space[4] })

export const swatches = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))',
  gap: `${space[3]} ${space[2]}`,
})
export const color = createVar()
export const back = createVar()
export const inkOn = createVar()
export const swatch = style({
  display: 'grid',
  gridTemplateColumns: '36px minmax(0, 1fr)',
  gap: space[2],
  alignItems: 'center',
})
const chip = style({
  flex: 'none',
  display: 'inline-block',
  background: color,
  border: `1px solid ${vars.color.line}`,
  forcedColorAdjust: 'none',
  verticalAlign: 'middle',
})
export const chips = styleVariants({
  l: [chip, { inlineSize: '36px', blockSize: '36px', borderRadius: '9px' }],
  s: [chip, { inlineSize: '16px', blockSize: '16px', borderRadius: '5px' }],
})

export const scroll = style({ overflowX: 'auto', maxInlineSize: '100%' })
export const table = style({ inlineSize: '100%', fontSize: size.s, lineHeight: '20px' })
const cell = style({
  padding: `6px ${space[2]}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  textAlign: 'start',
  fontWeight: weight.regular,
  whiteSpace: 'nowrap',
})
export const cells = styleVariants({
  text: [cell],
  head: [cell, { color: vars.color.muted, fontSize: size.xs, fontWeight: weight.medium }],
  headMiddle: [cell, { textAlign: 'center', color: vars.color.muted, fontSize: size.xs, fontWeight: weight.medium }],
  number: [cell, { textAlign: 'end', fontVariantNumeric: 'tabular-nums' }],
  headNumber: [cell, { textAlign: 'end', color: vars.color.muted, fontSize: size.xs, fontWeight: weight.medium }],
})
export const sample = style([
  cell,
  {
    background: back,
    color,
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
    fontWeight: weight.medium,
    forcedColorAdjust: 'none',
  },
])
export const marked = style([
  cell,
  {
    background: back,
    color: inkOn,
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
    forcedColorAdjust: 'none',
  },
])
export const mark = style({
  display: 'inline-block',
  inlineSize: '10px',
  blockSize: '10px',
  borderRadius: '5px',
  background: color,
  marginInlineEnd: '6px',
})
export const failed = style({ boxShadow: `inset 0 0 0 2px ${vars.color.bad}` })

export const eyes = style({ display: 'flex', flexDirection: 'column', gap: space[6] })
export const groups = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(128px, 1fr))',
  gap: space[4],
})
export const strip = style({
  display: 'flex',
  blockSize: '28px',
  borderRadius: '8px',
  overflow: 'hidden',
  forcedColorAdjust: 'none',
})
export const band = style({ flex: 1, background: color })
export const summary = style({
  cursor: 'pointer',
  fontSize: size.s,
  fontWeight: weight.medium,
  color: vars.color.brandText,
  paddingBlock: space[2],
  inlineSize: 'fit-content',
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' } },
})
export const json = style({
  padding: space[4],
  background: vars.color.sunken,
  borderRadius: vars.radius.input,
  overflowX: 'auto',
  fontSize: size.s,
  lineHeight: '20px',
})
export const pick = style({ maxInlineSize: '280px' })
export const fileLabel = style({
  display: 'inline-grid',
  placeItems: 'center',
  minBlockSize: '32px',
  paddingInline: space[3],
  fontSize: size.s,
  fontWeight: weight.semibold,
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.button,
  background: vars.color.card,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.hover },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
})

export const pairs = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(224px, 1fr))',
  gap: space[2],
})
export const pairRow = style({
  display: 'grid',
  gridTemplateColumns: '52px minmax(0, 1fr)',
  gap: space[2],
  alignItems: 'center',
})
export const pairSample = style({
  background: back,
  color,
  textAlign: 'center',
  borderRadius: '7px',
  border: `1px solid ${vars.color.line}`,
  fontSize: size.s,
  lineHeight: '26px',
  fontWeight: weight.medium,
  fontVariantNumeric: 'tabular-nums',
  forcedColorAdjust: 'none',
})
export const change = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  fontVariantNumeric: 'tabular-nums',
})

export const besides = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 420px), 1fr))',
  gap: space[6],
  alignItems: 'start',
})

globalStyle(`${rail} svg`, { flex: 'none' })
