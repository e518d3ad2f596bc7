import { Card } from '@parapet/ui'
import { Suspense } from 'react'
import type { SeriesData } from '../charts/types.ts'
import { Counter } from './Counter.tsx'
import { sampleTimes, sampleValues } from './sample.ts'
import { TimeSeries } from './TimeSeries.tsx'
import { WorldMap } from './WorldMap.tsx'

/** The samples a theme can show without any request. */
export const sampleNames = ['figure', 'series', 'map'] as const
export type SampleName = (typeof sampleNames)[number]

const spark = sampleValues(5, 48, 4000)
const step = 1800
const times = sampleTimes(48, step)
const series: readonly SeriesData[] = (['s2xx', 's3xx', 's4xx', 's5xx'] as const).map((color, index) => ({
  key: color,
  label: color.slice(1),
  color,
  values: sampleValues(index + 20, times.length, [80_000, 21_000, 9000, 1200][index] ?? 1),
}))
const countries = 'ES FR DE US GB IT PT MX AR CO CL BR NL BE PL SE CH MA JP IN AU CA ZA EG TR'
  .split(' ')
  .map((code, index) => ({ code, value: Math.round(5_200_000 / (index + 1) ** 1.7) }))

/** A widget with sample data, for the contact sheet of a theme. */
export function Sample({ name, label }: { name: SampleName; label: string }) {
  return (
    <Card>
      <Suspense fallback={null}>
        {name === 'figure' && <Counter label={label} value={4847} unit="req/s" spark={spark} />}
        {name === 'series' && (
          <TimeSeries label={label} unit="requests" shape="stack" step={step} times={times} series={series} />
        )}
        {name === 'map' && <WorldMap label={label} unit="requests" countries={countries} />}
      </Suspense>
    </Card>
  )
}
