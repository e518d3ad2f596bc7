import { type Histogram, stepsBySite } from '@parapet/api'
import type { ExportAbout } from '../charts/exports.tsx'
import { save } from '../charts/files.ts'
import type { KindT } from '../charts/summary.ts'

interface DetailOptions {
  readonly about: Pick<ExportAbout, 'title' | 'range' | 'company'>
  readonly hasBytes: boolean
  readonly countLabel: string
  readonly t: KindT
}

/** Saves a month by day and site as CSV: raw numbers, days as their first instant in UTC. */
export async function saveMonthDetail(
  histogram: Histogram,
  { about, hasBytes, countLabel, t }: DetailOptions,
): Promise<void> {
  const rows = Object.entries(stepsBySite(histogram))
    .flatMap(([site, steps]) =>
      steps.map(({ timestamp, requests, bytes }) => [timestamp, site, requests, ...(hasBytes ? [bytes] : [])] as const),
    )
    .sort(([day, site], [otherDay, otherSite]) => day - otherDay || (site < otherSite ? -1 : 1))
  const twin = {
    caption: about.title,
    columns: [
      { label: t('month.day'), kind: 'time' as const },
      { label: t('month.part') },
      { label: countLabel, kind: 'number' as const },
      ...(hasBytes ? [{ label: t('table.bandwidth'), kind: 'number' as const, unit: 'bytes' as const }] : []),
    ],
    rows,
  }
  await save({ twin: () => twin }, about, 'csv')
}
