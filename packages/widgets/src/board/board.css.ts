import { space } from '@parapet/ui/contract'
import { createVar, globalStyle, style } from '@vanilla-extract/css'

/** One row of the grid in px; a widget of n rows is n × UNIT + (n − 1) × GAP high. */
export const UNIT = 80
export const GAP = 16
export const board = style({ display: 'flex', flexDirection: 'column', gap: space[4], minInlineSize: 0 })
/** Home has a side column as soon as there is room for both. */
export const columnsBox = style({ containerType: 'inline-size', minInlineSize: 0 })
export const withSide = style({
  display: 'grid',
  gap: `${GAP}px`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@container': { '(min-width: 1080px)': { gridTemplateColumns: 'minmax(0, 1fr) 360px' } },
})
/** What stands in the side column otherwise, below the few that there are. */
export const stacked = style({ display: 'grid', gap: `${GAP}px`, gridTemplateColumns: 'minmax(0, 1fr)' })
/** Where a cell lies in a wide board and in a narrow one. Set by the board, chosen by the container. */
export const at = {
  wideColumn: createVar(),
  wideRow: createVar(),
  narrowColumn: createVar(),
  narrowRow: createVar(),
}
export const gridBox = style({ containerType: 'inline-size', minInlineSize: 0 })
/** Below it two charts side by side are too narrow to be read. */
const wide = '(min-width: 720px)'
export const grid = style({
  display: 'grid',
  gap: `${GAP}px`,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  // A narrow board gives each widget the height that it needs; beside one another all heights are fixed.
  gridAutoRows: `minmax(${UNIT}px, auto)`,
  '@container': {
    [wide]: { gridAutoRows: `${UNIT}px` },
    // Half of it is too narrow for a subtitle in one line: the second one takes nothing away from what is drawn.
    '(min-width: 720px) and (max-width: 1015px)': { gridAutoRows: `${UNIT + 5}px` },
  },
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
/** Lists beside each other are as high as the longest of them needs. */
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

/** Lists in thirds of a board that is not wide are too narrow for their dates: there they take its whole width. */
export const thirds = style({
  '@container': { '(max-width: 1015px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
globalStyle(`${thirds} > ${cell}`, {
  '@container': { '(max-width: 1015px)': { gridColumn: at.narrowColumn, gridRow: at.narrowRow } },
})
