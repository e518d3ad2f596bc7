import type { Comparison, Match } from './comparison.ts'
import { type ExcludeLists, type FilterLists, filterKeys } from './filters.ts'
import type { RangeValue } from './ranges.ts'
import type { RefreshMs } from './refresh.ts'

/** What a page with a toolbar shows; all of it can be read from a link. */
export interface ViewState {
  range: RangeValue
  tab: string
  sites: string[]
  include: FilterLists
  exclude: ExcludeLists
  /** Filters that were switched off and wait (ux-rules §2.1): in the link, never asked. */
  off: { readonly include: FilterLists; readonly exclude: ExcludeLists }
  compare: 'off' | Comparison
  /** By date or by weekday; as the mode usually does when absent. */
  match?: Match
  /** Where a period of one's own choice begins, epoch seconds; only with `compare: 'custom'`. */
  against?: number
  refreshMs: RefreshMs
  /** The company the sites were chosen in (§5). */
  company?: number
}

/**
 * What a reader shows of a chart's series, by their keys: all but some, or some alone. The two stay apart: a series that is new
 * tomorrow belongs to the first and not to the second. `only: []` shows none.
 */
export type LegendState = { readonly hide: readonly string[] } | { readonly only: readonly string[] }

/** The legends that are not as at first, by the names of their charts. A look, not a question: it stands beside the view. */
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

/** What a link leaves out because it is as always; `refreshMs: null` is always said, since readers differ in what they are used to. */
export type ViewDefaults = Omit<ViewState, 'refreshMs'> & { readonly refreshMs: ViewState['refreshMs'] | null }

/** Longer than this a link is stored as a shared URL instead (ux-rules §2.3); in characters. */
export const MAX_LINK_LENGTH = 2048

/** The parameter under which a link carries the id of a stored view: no setting of the view itself. */
export const SHARED = 'shared'

/** What can be left out: sites, and what filters can. */
export const excludeKeys = ['vhost', ...filterKeys] as const

/** The view, and its legends, as query parameters: canonical order, what equals the defaults left out. */
export function encodeView(state: ViewState, defaults: ViewDefaults, legends: Legends = {}): URLSearchParams {
  const params = new URLSearchParams()
  const { range, company } = state
  if (!sameRange(range, defaults.range)) {
    if ('rel' in range) params.set('range', range.rel)
    else {
      params.set('from', String(range.from))
      params.set('to', String(range.to))
    }
  }
  if (state.tab !== defaults.tab) params.set('tab', state.tab)
  writeList(params, 'site', state.sites, defaults.sites)
  for (const key of filterKeys) writeList(params, `is.${key}`, state.include[key], defaults.include[key])
  for (const key of excludeKeys) writeList(params, `not.${key}`, state.exclude[key], defaults.exclude[key])
  for (const key of filterKeys) writeList(params, `off.is.${key}`, state.off.include[key], defaults.off.include[key])
  for (const key of excludeKeys) writeList(params, `off.not.${key}`, state.off.exclude[key], defaults.off.exclude[key])
  writeComparison(params, state, defaults)
  if (state.refreshMs !== defaults.refreshMs) params.set('refresh', String(state.refreshMs))
  if (company !== undefined && company !== defaults.company) params.set('company', String(company))
  for (const chart of Object.keys(legends).sort()) {
    const legend = legends[chart]
    if (!legend) continue
    if ('only' in legend) writeList(params, `only.${chart}`, legend.only, null)
    else if (legend.hide.length > 0) writeList(params, `hide.${chart}`, legend.hide)
  }
  return params
}

/** Whether a link with these parameters is short enough to be shared as it is. */
export function fitsLink(params: URLSearchParams): boolean {
  return params.toString().length < MAX_LINK_LENGTH
}

/** The parts of a view that say what it is compared with. */
export type ComparisonState = Pick<ViewState, 'compare' | 'match' | 'against'>

// The three go together: without the mode the others mean nothing.
function writeComparison(params: URLSearchParams, state: ComparisonState, defaults: ComparisonState): void {
  const { compare, match, against } = state
  if (compare === defaults.compare && match === defaults.match && against === defaults.against) return
  params.set('compare', compare)
  if (match) params.set('match', match)
  if (against !== undefined) params.set('against', String(against))
}

/** Whether two ranges were chosen alike: a moving one is never a fixed one, whatever it resolves to. */
export function sameRange(a: RangeValue, b: RangeValue): boolean {
  if ('rel' in a) return 'rel' in b && a.rel === b.rel
  return !('rel' in b) && a.from === b.from && a.to === b.to
}

/**
 * Of lists: one parameter a value. A single empty one says 'no value, although the defaults have some'; a value that is empty or starts
 * with the mark gets the mark in front, so that every list survives.
 */
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
