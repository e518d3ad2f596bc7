import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { media, space, vars } from '../themes/contract.css.ts'

export const hidden = style({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  margin: '-1px',
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
})

export type Space = keyof typeof space

export const gaps = styleVariants(space, (gap) => ({ gap }))
export const paddings = styleVariants(space, (padding) => ({ padding }))
export const paddingsInline = styleVariants(space, (paddingInline) => ({ paddingInline }))
export const paddingsBlock = styleVariants(space, (paddingBlock) => ({ paddingBlock }))
export const cardPaddings = styleVariants(space, (padding) => ({
  padding,
  '@media': { [media.phone]: { padding: `min(${padding}, ${space[4]})` } },
}))

export const stack = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 })
export const inline = style({ display: 'flex', minInlineSize: 0 })
export const wraps = style({ flexWrap: 'wrap' })
export const aligns = styleVariants({
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
  baseline: { alignItems: 'baseline' },
  stretch: { alignItems: 'stretch' },
})
export const justifies = styleVariants({
  start: { justifyContent: 'flex-start' },
  center: { justifyContent: 'center' },
  end: { justifyContent: 'flex-end' },
  between: { justifyContent: 'space-between' },
})

/** The first field is the search. */
export const filterRow = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: space[3] })
globalStyle(`${filterRow} > *`, {
  flex: '0 1 160px',
  minInlineSize: '120px',
  '@media': { [media.phone]: { flex: '1 1 40%' } },
})
globalStyle(`${filterRow} > :first-child`, {
  flex: '1 1 200px',
  maxInlineSize: '320px',
  '@media': { [media.phone]: { flex: '1 0 100%', maxInlineSize: 'none' } },
})

export const box = style({ minInlineSize: 0 })
/** What a box is on paper. */
export const papers = styleVariants({
  hidden: { '@media': { print: { display: 'none' } } },
  whole: { breakInside: 'avoid' },
})
export const focusTarget = style({ outline: 'none' })
export const grows = style({ flex: '1 1 0' })
export const surfaces = styleVariants({
  card: { background: vars.color.card },
  raised: { background: vars.color.raised },
  sunken: { background: vars.color.sunken },
  /** White in both modes: a picture that a camera reads. */
  paper: { background: '#fff', inlineSize: 'fit-content' },
  brand: { background: vars.color.brandSoft, color: vars.color.onBrandSoft },
})
export const roundings = styleVariants({
  card: { borderRadius: vars.radius.card },
  input: { borderRadius: vars.radius.input },
})

export const columns = styleVariants({ 2: 2, 3: 3, 4: 4 }, (count) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
  '@media': {
    [media.tablet]: { gridTemplateColumns: `repeat(${Math.min(count, 2)}, minmax(0, 1fr))` },
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
}))

export const gridMin = createVar()
export const grid = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${gridMin}), 1fr))`,
})

const card = style({
  position: 'relative',
  minInlineSize: 0,
  background: vars.color.card,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
})
export const cards = styleVariants({
  plain: [card],
  sunken: [card, { background: vars.color.sunken }],
  brand: [card, { background: vars.color.brandSoft, borderColor: 'transparent' }],
  good: [card, { background: vars.color.goodSoft, borderColor: 'transparent' }],
  watch: [card, { background: vars.color.watchSoft, borderColor: 'transparent' }],
  bad: [card, { background: vars.color.badSoft, borderColor: 'transparent' }],
  info: [card, { background: vars.color.infoSoft, borderColor: 'transparent' }],
})

export const fills = style({ boxSizing: 'border-box', display: 'flex', flexDirection: 'column', blockSize: '100%' })
globalStyle(`${fills} > *`, { flex: '1 1 auto' })

export const sideSection = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(200px, 280px) minmax(0, 560px)',
  gap: `${space[4]} ${space[12]}`,
  alignItems: 'start',
  paddingBlock: space[6],
  borderBlockStart: `1px solid ${vars.color.line}`,
  ':first-child': { borderBlockStart: 0, paddingBlockStart: 0 },
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)', maxInlineSize: '560px' } },
})

export const sectionHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[4]}`,
  minBlockSize: '32px',
})

export const split = styleVariants({ aside: '320px', half: 'minmax(0, 1fr)', wide: '420px' }, (side) => ({
  display: 'grid',
  alignItems: 'start',
  gridTemplateColumns: `minmax(0, 1fr) ${side}`,
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
}))

export const divider = styleVariants({
  horizontal: { border: 0, margin: 0, inlineSize: '100%', borderBlockStart: `1px solid ${vars.color.line}` },
  vertical: { border: 0, margin: 0, alignSelf: 'stretch', borderInlineStart: `1px solid ${vars.color.line}` },
})
