import type { SeenValue, ValueKind, ViewFilterKey } from '@parapet/api'
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
  ghost?: readonly (number | null)[]
  /** The mean of a rate over all drawn seconds; the running bucket has fewer. */
  mean?: number | null
  /** How the range is summarised, if not by the unit: a level and a share of errors by their peak. */
  summing?: 'peak'
  place?: number
}

/** How the series are drawn; stacked shapes are for parts of a whole. */
export type SeriesShape = 'line' | 'area' | 'stack' | 'bar'

/** The kind of an event, a filter of the event list. */
export type EventKind =
  | 'note'
  | 'deployment'
  | 'rule'
  | 'setting'
  | 'attack'
  | 'origin'
  | 'purge'
  | 'certificate'
  | 'block'
  | 'incident'
  | 'anomaly'
  | 'ticket'

/** Something that happened, as a flag on the baseline. */
export interface Marker {
  kind?: EventKind
  /** Epoch seconds. */
  time: number
  /** When it ended, epoch seconds; null while it goes on, undefined for what has no length. */
  until?: number | null
  label: string
  tone?: 'info' | 'good' | 'watch' | 'bad'
  who?: string
  href?: string
  /** What can be acted upon: the version of a deployment, the URL of a purge, the site of an attack. */
  seen?: { kind: ValueKind; value: string }
  /** How many things it did at once: the URLs of a purge. */
  size?: number
}

/** The events of a kind that are not loaded: the earlier ones. */
export interface EventCut {
  kind: EventKind
  /** Epoch seconds of the earliest loaded one. */
  before: number
  loaded: number
  total: number
}

/** What a value identifies: a page filter, or a site. */
export type PickKey = ViewFilterKey | 'vhost'

/** A menu entry that leads to the same figures on another page. */
export interface CrossPageLink {
  readonly label: string
  readonly href: string
  readonly disabledReason?: string
}

/** Where and when values are shown: all sites of the view by name. */
export type Where = Omit<SeenValue, 'kind' | 'value'>

/** What a page can do with a value: filter, exclude, open it on another page, or say where it was seen. */
export interface Pick {
  include(key: PickKey, value: string): void
  exclude(key: PickKey, value: string): void
  crossPageLink?(key: PickKey, value: string): CrossPageLink | null
  onCrossPageLinks?: SubscribeToCrossPageLinks
  where?(): Where
}

/** Notifies an open menu when links to other pages become known. Returns an unsubscribe function. */
export type SubscribeToCrossPageLinks = (tell: () => void) => () => void
