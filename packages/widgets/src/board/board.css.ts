import { media, space } from '@parapet/ui/contract'
import { createVar, globalStyle, style } from '@vanilla-extract/css'
import { body, frame, skeleton } from '../frame/frame.css.ts'

/** The height of a grid row in px: a widget of n rows reserves n × UNIT + (n − 1) × GAP until its content renders. */
export const UNIT = 68
export const GAP = 16
const COMPACT_GAP = 12
export const board = style({ display: 'flex', flexDirection: 'column', gap: space[4], minInlineSize: 0 })
export const columnsBox = style({ containerType: 'inline-size', containerName: 'board', minInlineSize: 0 })
const beside = 'board (min-width: 1080px)'
const broad = 'board (min-width: 1320px)'
export const withSide = style({
  display: 'grid',
  gap: `${GAP}px`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@container': {
    [beside]: { gridTemplateColumns: 'minmax(0, 1fr) 360px', gridTemplateRows: 'auto 1fr' },
  },
})
globalStyle(`${withSide} > :last-child`, {
  '@container': { [beside]: { gridColumn: 2, gridRow: '1 / span 2' } },
})
/** Key figures span the top of a wide page; everything else is below. */
export const withTop = style({})
globalStyle(`${withSide}${withTop}`, {
  '@container': { [broad]: { display: 'flex', flexDirection: 'column', alignItems: 'stretch' } },
})
export const stacked = style({ display: 'grid', gap: `${GAP}px`, gridTemplateColumns: 'minmax(0, 1fr)' })
export const at = {
  wideColumn: createVar(),
  wideRow: createVar(),
  narrowColumn: createVar(),
  narrowRow: createVar(),
  broadColumn: createVar(),
  broadRow: createVar(),
  broadColumns: createVar(),
  rows: createVar(),
}
export const gridBox = style({ containerType: 'inline-size', minInlineSize: 0 })
const wide = '(min-width: 720px)'
export const grid = style({
  display: 'grid',
  gap: `${GAP}px`,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
globalStyle(`:is(${withSide}, ${stacked}, ${grid})`, { '@media': { [media.phone]: { gap: `${COMPACT_GAP}px` } } })
globalStyle(`[data-density=compact] :is(${withSide}, ${stacked}, ${grid})`, { gap: `${COMPACT_GAP}px` })
const inBroad = { [broad]: { gridTemplateColumns: `repeat(${at.broadColumns}, minmax(0, 1fr))` } }
export const columns = {
  1: style({ gridTemplateColumns: 'minmax(0, 1fr)', '@container': inBroad }),
  2: style({ '@container': inBroad }),
  3: style({ '@container': { [wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' }, ...inBroad } }),
}
/** Key figures are small: three fit beside each other before two charts do. */
export const figures = style({})
export const cell = style({
  minInlineSize: 0,
  breakInside: 'avoid',
  gridColumn: at.narrowColumn,
  gridRow: at.narrowRow,
  '@container': {
    [wide]: { gridColumn: at.wideColumn, gridRow: at.wideRow },
    [broad]: { gridColumn: at.broadColumn, gridRow: at.broadRow },
  },
})
globalStyle(`${cell} > ${frame}`, { minBlockSize: `calc(${at.rows} * ${UNIT + GAP}px - ${GAP}px)` })
const slim = 'board (max-width: 559px)'
const reserve = (unit: number, gap: number) => ({ minBlockSize: `calc(${at.rows} * ${unit + gap}px - ${gap}px)` })
globalStyle(`${cell} > ${frame}`, { '@container': { [slim]: reserve(UNIT * 0.8, GAP) } })
globalStyle(`[data-density=compact] ${cell} > ${frame}`, {
  ...reserve(UNIT * 0.72, COMPACT_GAP),
  '@container': { [slim]: reserve(UNIT * 0.6, COMPACT_GAP) },
})
// Not while only the code of its kind is missing: the tiles below would move up and down again.
globalStyle(`:root ${cell} > ${frame}[data-fits]:not(:has(${skeleton}))`, { minBlockSize: 0 })
globalStyle(`${cell}[data-small] > ${frame} > ${body}`, {
  '@media': { [media.phone]: { paddingBlock: `${space[2]} ${space[3]}` } },
})

export const thirds = style({
  '@container': { '(max-width: 1015px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
globalStyle(`${thirds} > ${cell}`, {
  '@container': { '(max-width: 1015px)': { gridColumn: at.narrowColumn, gridRow: at.narrowRow } },
})

const three = 'board (min-width: 560px) and (max-width: 719px)'
globalStyle(`${grid}${figures}`, { '@container': { [three]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } } })
globalStyle(`${figures} > ${cell}`, { '@container': { [three]: { gridColumn: at.wideColumn, gridRow: at.wideRow } } })
/** A board that mixes key figures with charts: charts keep the line. */
export const mixed = style({})
globalStyle(`${grid}${mixed}`, { '@container': { [three]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } } })
globalStyle(`${mixed} > ${cell}`, { '@container': { [three]: { gridColumn: '1 / -1', gridRow: 'auto' } } })
globalStyle(`${mixed} > ${cell}[data-small]`, { '@container': { [three]: { gridColumn: 'auto' } } })
