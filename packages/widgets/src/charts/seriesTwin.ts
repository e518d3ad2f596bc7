import type { Unit } from '@parapet/ui'
import type { Twin } from './exports.tsx'
import type { summaryOf } from './summary.ts'
import type { SeriesData } from './types.ts'

/** Series over time as a table: a row a bucket, a column a series, and one more for what each is compared with. */
export function twinOf(
  label: string,
  times: readonly number[],
  series: readonly SeriesData[],
  unit: Unit,
  peak: number,
  t: Parameters<typeof summaryOf>[1],
  f: Parameters<typeof summaryOf>[2],
): Twin {
  const format = (cell: string | number | null) => f.unit(typeof cell === 'number' ? cell : null, unit, peak)
  return {
    caption: label,
    columns: [
      { label: t('table.time'), kind: 'time' },
      ...series.flatMap((one) => [
        { label: one.label, kind: 'number' as const, unit, format },
        ...(one.ghost
          ? [{ label: t('chart.previous', { label: one.label }), kind: 'number' as const, unit, format }]
          : []),
      ]),
    ],
    rows: times.map((time, index) => [
      time,
      ...series.flatMap((one) =>
        one.ghost ? [one.values[index] ?? null, one.ghost[index] ?? null] : [one.values[index] ?? null],
      ),
    ]),
  }
}
