import { sampleTimes, sampleValues } from '../kinds/sample.ts'
import type { RowContext } from '../rows/row.ts'
import { plotHeight } from './plotHeight.ts'

const STEP = 900
const names = ['A', 'B', 'C', 'D', 'E', 'F'] as const
const shares = [41_200, 23_900, 14_100, 8600, 4100, 1900]
const countries = 'ES FR DE US GB IT PT MX AR CO CL BR NL BE PL SE CH JP IN AU CA ZA EG TR'.split(' ')

/** Sample data by kind, shown if a service is not hired. */
export const sampleOfKind = {
  timeSeries: (context: RowContext) => ({
    label: context.title,
    times: sampleTimes(96, STEP, context.query.now),
    step: STEP,
    unit: 'req/s' as const,
    shape: 'area' as const,
    height: plotHeight(4, 1),
    series: [
      { key: 'sample', label: context.t('series.all'), color: 'accent' as const, values: sampleValues(7, 96, 4000) },
    ],
  }),
  top: (context: RowContext) => ({
    label: context.title,
    keyKind: 'name' as const,
    keyLabel: context.title,
    hasBytes: false,
    filterKey: null,
    rows: names.map((key, index) => ({ key, requests: shares[index] ?? 0, bytes: 0 })),
    total: { requests: shares.reduce((sum, one) => sum + one, 0), bytes: 0 },
  }),
  share: (context: RowContext) => ({
    label: context.title,
    parts: names.map((key, index) => ({ key, label: key, value: shares[index] ?? 0 })),
    total: shares.reduce((sum, one) => sum + one, 0),
    unit: 'requests' as const,
    as: 'bars' as const,
  }),
  map: (context: RowContext) => ({
    label: context.title,
    unit: 'requests' as const,
    countries: countries.map((code, index) => ({ code, value: Math.round(5_200_000 / (index + 1) ** 1.7) })),
  }),
}
