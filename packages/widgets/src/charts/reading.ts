import type { ColorToken, Unit } from '@parapet/ui'
import type { PlotModel } from './options.ts'
import { canAdd } from './series.ts'

/** One line of the card: a series at one moment. */
export interface ReadingRow {
  key: string
  label: string
  color: ColorToken
  value: number | null
  ghost: number | null | undefined
  /** Part of the total, 0..1; null where parts make no sense. */
  share: number | null
  /** The height of its mark on the value axis (stacked values add up); null in a gap. */
  at: number | null
}

/** All series at one bucket, largest first. */
export interface Reading {
  rows: readonly ReadingRow[]
  total: number | null
  ghostTotal: number | null
}

/** Returns the values of all series at a bucket. */
export function readingAt(model: PlotModel, index: number): Reading {
  const isStacked = model.shape === 'stack' || model.shape === 'bar'
  const adds = canAdd(model.unit)
  let total: number | null = null
  let ghostTotal: number | null = null
  let height = 0
  const rows: ReadingRow[] = []
  for (const one of model.series) {
    const value = one.values[index] ?? null
    const ghost = one.ghost ? (one.ghost[index] ?? null) : undefined
    if (value !== null) {
      total = (total ?? 0) + value
      height += value
    }
    if (ghost !== null && ghost !== undefined) ghostTotal = (ghostTotal ?? 0) + ghost
    rows.push({
      key: one.key,
      label: one.label,
      color: one.color,
      value,
      ghost,
      share: null,
      at: value === null ? null : isStacked ? height : value,
    })
  }
  const canTotal = adds && model.series.length > 1
  for (const row of rows) {
    if (canTotal && total && row.value !== null) row.share = row.value / total
  }
  rows.sort((a, b) => (b.value ?? -1) - (a.value ?? -1))
  return { rows, total: canTotal ? total : null, ghostTotal: canTotal ? ghostTotal : null }
}

/** The same in one line, for speaking: the largest five. */
export function readingText(
  reading: Reading,
  { unit, y: { peak } }: Pick<PlotModel, 'unit' | 'y'>,
  f: { unit(value: number | null, unit: Unit, peak?: number): string },
  gap: string,
): string {
  const message = reading.rows
    .slice(0, 5)
    .map((row) => `${row.label} ${row.value === null ? gap : f.unit(row.value, unit, peak)}`)
  return message.join(', ')
}
