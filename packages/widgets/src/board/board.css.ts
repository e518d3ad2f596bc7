import { space } from '@parapet/ui/contract'
import { createVar, globalStyle, style } from '@vanilla-extract/css'

/** One row of the grid in px; a widget of n rows is n × UNIT + (n − 1) × GAP high. */
export const UNIT = 80
export const GAP = 16
export const board = style({ display: 'flex', flexDirection: 'column', gap: space[4], minInlineSize: 0 })
export const columnsBox = style({ containerType: 'inline-size', minInlineSize: 0 })
export const withSide = style({
  display: 'grid',
  gap: `${GAP}px`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@container': { '(min-width: 1080px)': { gridTemplateColumns: 'minmax(0, 1fr) 360px' } },
})
export const stacked = style({ display: 'grid', gap: `${GAP}px`, gridTemplateColumns: 'minmax(0, 1fr)' })
export const at = {
  wideColumn: createVar(),
  wideRow: createVar(),
  narrowColumn: createVar(),
  narrowRow: createVar(),
}
export const gridBox = style({ containerType: 'inline-size', minInlineSize: 0 })
const wide = '(min-width: 720px)'
export const grid = style({
  display: 'grid',
  gap: `${GAP}px`,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gridAutoRows: `minmax(${UNIT}px, auto)`,
  '@container': {
    [wide]: { gridAutoRows: `${UNIT}px` },
    '(min-width: 720px) and (max-width: 1015px)': { gridAutoRows: `${UNIT + 5}px` },
  },
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const natural = style({ '@container': { [wide]: { gridAutoRows: `minmax(${UNIT}px, auto)` } } })
export const columns = {
  1: style({ gridTemplateColumns: 'minmax(0, 1fr)' }),
  2: style({}),
  3: style({ '@container': { [wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } } }),
}
export const cell = style({
  minInlineSize: 0,
  breakInside: 'avoid',
  gridColumn: at.narrowColumn,
  gridRow: at.narrowRow,
  '@container': { [wide]: { gridColumn: at.wideColumn, gridRow: at.wideRow } },
})

export const thirds = style({
  '@container': { '(max-width: 1015px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
globalStyle(`${thirds} > ${cell}`, {
  '@container': { '(max-width: 1015px)': { gridColumn: at.narrowColumn, gridRow: at.narrowRow } },
})
