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
  /** What a rate amounts to over all seconds that are drawn, where they are known: the running bucket has fewer of them. */
  mean?: number | null
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
  /** Who did it, as the provider names them. */
  who?: string
  /** The page where it can be seen, when there is one. */
  href?: string
}

/** What values can be told apart by: what the page filters by, and the sites. */
export type PickKey = FilterKey | 'vhost'

/** Where the same figures can be looked at otherwise: an entry of a menu. */
export interface Onward {
  readonly label: string
  readonly href: string
  /** Why it cannot be followed: what lies there does not reach as far. */
  readonly disabledReason?: string
}

/** What a reader can do with a value: narrow the page to it, leave it out, or go on with it on another page. */
export interface Pick {
  include(key: PickKey, value: string): void
  exclude(key: PickKey, value: string): void
  onward?(key: PickKey, value: string): Onward | null
  onWays?: OnWays
}

/** Tells a menu that is open when other ways become known: they are looked up when what is in view stands. Returns how to stop it. */
export type OnWays = (tell: () => void) => () => void
