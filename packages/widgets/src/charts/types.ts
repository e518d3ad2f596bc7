import type { FilterKey } from '@parapet/api'
import type { ColorToken } from '@parapet/ui'

/** A stretch of time, epoch seconds. */
export interface TimeSpan {
  from: number
  to: number
}

/** One line, area or kind of bar. `values` has one entry a bucket; null is a gap. */
export interface SeriesData {
  key: string
  label: string
  color: ColorToken
  values: readonly (number | null)[]
  /** The previous period, bucket by bucket. */
  ghost?: readonly (number | null)[]
  /** Its place among all lines of the chart, which says how it is stroked whichever are hidden. */
  place?: number
}

/** How the series are drawn. Stacked shapes are for parts of a whole. */
export type Shape = 'line' | 'area' | 'stack' | 'bar'

/** Something that happened, as a flag on the baseline. */
export interface Marker {
  /** Epoch seconds. */
  time: number
  label: string
  tone?: 'info' | 'good' | 'watch' | 'bad'
}

/** What a reader can do with a value: narrow the page to it, or leave it out. */
export interface Pick {
  include(key: FilterKey, value: string): void
  exclude(key: FilterKey, value: string): void
}
