import { mostPlain } from '../charts/legendStore.ts'

const LEGEND_ROW = 24
const LEGEND_ROWS = 5
const LEGEND_SEARCH = 54
const UNIT_AND_GAP = 84
const AROUND = 108
const LEAST = 120

/** Returns the plot height in px for a tile of so many rows, less its legend; nothing is measured. */
export function plotHeight(frameRows: number, series: number): number {
  const rows = Math.min(LEGEND_ROWS, series > 3 ? Math.ceil(series / 2) : Math.min(series, 2))
  const legend = rows * LEGEND_ROW + (series > mostPlain ? LEGEND_SEARCH : 0)
  return Math.max(LEAST, frameRows * UNIT_AND_GAP - AROUND - legend)
}
