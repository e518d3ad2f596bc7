import { mostPlain } from '../charts/legendStore.ts'

const LEGEND_ROW = 28
/** Eight sites and the rest stand in five. */
const LEGEND_ROWS = 5
/** The search over a legend of more series than can be looked through, px. */
const LEGEND_SEARCH = 54
/** A row of the board with its gap, px. */
const UNIT_AND_GAP = 96
/** What a frame takes of its height beside plot and legend, px: heading, paddings, borders, the gap that the last row has not. */
const AROUND = 108

/**
 * What a frame of so many rows leaves for the plot, px: all of it but the legend, whose rows are known from the number of series (from
 * four on it stands in two columns; two or three may be too long for one line). Nothing is measured, so nothing moves.
 */
export function plotHeight(frameRows: number, series: number): number {
  const rows = Math.min(LEGEND_ROWS, series > 3 ? Math.ceil(series / 2) : Math.min(series, 2))
  return frameRows * UNIT_AND_GAP - AROUND - rows * LEGEND_ROW - (series > mostPlain ? LEGEND_SEARCH : 0)
}
