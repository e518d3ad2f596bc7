import type { Comparison, Match } from './comparison.ts'
import { type ViewExcludes, type ViewFilters, viewFilterKeys } from './families.ts'
import type { RangeValue } from './ranges.ts'
import type { RefreshMs } from './refresh.ts'

/** The view of a board, all of it readable from a link. */
export interface ViewState {
  range: RangeValue
  tab: string
  sites: string[]
  include: ViewFilters
  exclude: ViewExcludes
  /** Disabled filters: in the link, never sent. */
  off: { readonly include: ViewFilters; readonly exclude: ViewExcludes }
  compare: 'off' | Comparison
  /** Match by date or weekday; absent: the mode's default. */
  match?: Match
  /** The start of a custom comparison period (epoch seconds); only with `compare: 'custom'`. */
  against?: number
  refreshMs: RefreshMs
  /** The company the sites were chosen in (§5). */
  company?: number
}

/**
 * The visible series of a chart by key: all but `hide`, or `only` some; new series belong to the former. For a
 * ranking, what it ranks `by`.
 */
export type LegendState =
  | { readonly hide: readonly string[] }
  | { readonly only: readonly string[] }
  | { readonly by: string }

/** Changed legends by chart name. They do not change requests, so they are separate from the view. */
export type Legends = Readonly<Record<string, LegendState>>

/** A view of a page that has no other wishes. */
export const initialView: ViewState = {
  range: { rel: '1h' },
  tab: 'delivery',
  sites: [],
  include: {},
  exclude: {},
  off: { include: {}, exclude: {} },
  compare: 'off',
  refreshMs: 0,
}

/** The values that a link omits; `refreshMs: null` is always written, because users have different defaults. */
export type ViewDefaults = Omit<ViewState, 'refreshMs'> & { readonly refreshMs: ViewState['refreshMs'] | null }

/** A longer link is stored as a shared URL; in characters. */
export const MAX_LINK_LENGTH = 2048

/** The parameter under which a link carries the id of a stored view: no setting of the view itself. */
export const SHARED = 'shared'

/** The keys that can be excluded: sites and all filters. */
export const excludeKeys = ['vhost', ...viewFilterKeys] as const

/** Serialises view and legends as query params: canonical order, defaults omitted. */
export function encodeView(state: ViewState, defaults: ViewDefaults, legends: Legends = {}): URLSearchParams {
  const params = new URLSearchParams()
  const { range, company } = state
  if (!isSameRange(range, defaults.range)) {
    if ('rel' in range) params.set('range', range.rel)
    else {
      params.set('from', String(range.from))
      params.set('to', String(range.to))
    }
  }
  if (state.tab !== defaults.tab) params.set('tab', state.tab)
  writeList(params, 'site', state.sites, defaults.sites)
  for (const key of viewFilterKeys) writeList(params, `is.${key}`, state.include[key], defaults.include[key])
  for (const key of excludeKeys) writeList(params, `not.${key}`, state.exclude[key], defaults.exclude[key])
  for (const key of viewFilterKeys)
    writeList(params, `off.is.${key}`, state.off.include[key], defaults.off.include[key])
  for (const key of excludeKeys) writeList(params, `off.not.${key}`, state.off.exclude[key], defaults.off.exclude[key])
  writeComparison(params, state, defaults)
  if (state.refreshMs !== defaults.refreshMs) params.set('refresh', String(state.refreshMs))
  if (company !== undefined && company !== defaults.company) params.set('company', String(company))
  for (const chart of Object.keys(legends).sort()) {
    const legend = legends[chart]
    if (!legend) continue
    if ('only' in legend) writeList(params, `only.${chart}`, legend.only, null)
    else if ('by' in legend) params.set(`by.${chart}`, legend.by)
    else if (legend.hide.length > 0) writeList(params, `hide.${chart}`, legend.hide)
  }
  return params
}

/** Whether a link with these params is short enough. */
export function fitsLink(params: URLSearchParams): boolean {
  return params.toString().length < MAX_LINK_LENGTH
}

export type ComparisonState = Pick<ViewState, 'compare' | 'match' | 'against'>

function writeComparison(params: URLSearchParams, state: ComparisonState, defaults: ComparisonState): void {
  const { compare, match, against } = state
  if (compare === defaults.compare && match === defaults.match && against === defaults.against) return
  params.set('compare', compare)
  if (match) params.set('match', match)
  if (against !== undefined) params.set('against', String(against))
}

/** Whether two ranges are the same selection: a relative one never equals a fixed one. */
export function isSameRange(a: RangeValue, b: RangeValue): boolean {
  if ('rel' in a) return 'rel' in b && a.rel === b.rel
  return !('rel' in b) && a.from === b.from && a.to === b.to
}

/** The escape of list params: alone it is an explicitly empty list; before a value it escapes the value. */
export const MARK = '~'

function writeList(
  params: URLSearchParams,
  name: string,
  values: readonly string[] = [],
  defaults: readonly string[] | null = [],
) {
  if (defaults && values.length === defaults.length && values.every((value, index) => value === defaults[index])) return
  if (values.length === 0) params.append(name, '')
  for (const value of values) params.append(name, value === '' || value.startsWith(MARK) ? `${MARK}${value}` : value)
}
