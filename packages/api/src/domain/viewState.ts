import { type ExcludeLists, type FilterLists, filterKeys } from './filters.ts'
import { type Comparison, comparisons, type Match, matches, parseRel, type RangeValue } from './ranges.ts'

/** The choices of autorefresh (§9) in ms; 0 is off. */
export const refreshChoices = [0, 60_000, 180_000, 300_000] as const

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
  refreshMs: (typeof refreshChoices)[number]
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

const excludeKeys = ['vhost', ...filterKeys] as const
const compareModes = ['off', ...comparisons] as const

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

/**
 * The view of query parameters. What is absent is as in the defaults; parameters that are unknown (older links) or hold a value
 * that cannot be are left out and named in `ignored`, unless they are `others`: names the page uses for something else.
 * Legends are kept as they are written: which charts and series there are is not known here, and what is not there hides nothing.
 */
export function decodeView(
  params: URLSearchParams,
  defaults: ViewState,
  others: readonly string[] = [],
): { state: ViewState; legends: Legends; ignored: string[] } {
  const ignored = new Set<string>()
  const known = new Set<string>(others)
  const take = <T>(name: string, read: (text: string) => T | undefined, otherwise: T): T => {
    known.add(name)
    const text = params.get(name)
    if (text === null) return otherwise
    const value = read(text)
    if (value === undefined) ignored.add(name)
    return value ?? otherwise
  }
  const takeList = (name: string, otherwise: string[] | undefined) => {
    known.add(name)
    return params.has(name) ? readList(params.getAll(name)) : otherwise
  }
  const takeLists = <K extends string>(prefix: string, keys: readonly K[], otherwise: Partial<Record<K, string[]>>) => {
    const lists: Partial<Record<K, string[]>> = {}
    for (const key of keys) {
      const values = takeList(`${prefix}.${key}`, otherwise[key])
      if (values && values.length > 0) lists[key] = values
    }
    return lists
  }
  const state: ViewState = {
    range: readRange(params, defaults.range, ignored, known),
    tab: take('tab', (text) => text || undefined, defaults.tab),
    sites: takeList('site', defaults.sites) ?? [],
    include: takeLists('is', filterKeys, defaults.include),
    exclude: takeLists('not', excludeKeys, defaults.exclude),
    off: {
      include: takeLists('off.is', filterKeys, defaults.off.include),
      exclude: takeLists('off.not', excludeKeys, defaults.off.exclude),
    },
    ...readComparison(params, defaults, ignored, known),
    refreshMs: take('refresh', (text) => refreshChoices.find((ms) => String(ms) === text), defaults.refreshMs),
  }
  const company = take('company', wholeNumber, defaults.company)
  if (company !== undefined) state.company = company
  const legends = readLegends(params, known)
  for (const name of params.keys()) if (!known.has(name)) ignored.add(name)
  return { state, legends, ignored: [...ignored] }
}

type ComparisonState = Pick<ViewState, 'compare' | 'match' | 'against'>

// The three go together: without the mode the others mean nothing.
function writeComparison(params: URLSearchParams, state: ComparisonState, defaults: ComparisonState): void {
  const { compare, match, against } = state
  if (compare === defaults.compare && match === defaults.match && against === defaults.against) return
  params.set('compare', compare)
  if (match) params.set('match', match)
  if (against !== undefined) params.set('against', String(against))
}

function readComparison(
  params: URLSearchParams,
  { compare, match, against }: ComparisonState,
  ignored: Set<string>,
  known: Set<string>,
): ComparisonState {
  known.add('compare')
  const otherwise = { compare, ...(match ? { match } : {}), ...(against === undefined ? {} : { against }) }
  const text = params.get('compare')
  if (text === null) return otherwise
  const mode = compareModes.find((one) => one === text)
  const begin = wholeNumber(params.get('against'))
  if (mode === undefined || (mode === 'custom' && begin === undefined)) {
    ignored.add('compare')
    return otherwise
  }
  const way = matches.find((one) => one === params.get('match'))
  if (way) known.add('match')
  if (mode === 'custom') known.add('against')
  return {
    compare: mode,
    ...(way ? { match: way } : {}),
    ...(mode === 'custom' && begin !== undefined ? { against: begin } : {}),
  }
}

function readLegends(params: URLSearchParams, known: Set<string>): Legends {
  // A name of the address is no place to reach what every object has.
  const legends = new Map<string, LegendState>()
  for (const name of params.keys()) {
    const [, how, chart] = /^(hide|only)\.(.+)$/s.exec(name) ?? []
    if (!chart) continue
    known.add(name)
    const series = readList(params.getAll(name))
    if (how === 'only') legends.set(chart, { only: series })
    else if (series.length > 0 && !legends.has(chart)) legends.set(chart, { hide: series })
  }
  return Object.fromEntries(legends)
}

function readRange(
  params: URLSearchParams,
  otherwise: RangeValue,
  ignored: Set<string>,
  known: Set<string>,
): RangeValue {
  for (const name of ['range', 'from', 'to']) known.add(name)
  const rel = params.get('range')
  if (rel !== null) {
    if (parseRel(rel)) return { rel }
    ignored.add('range')
  }
  const [from, to] = [wholeNumber(params.get('from')), wholeNumber(params.get('to'))]
  if (from !== undefined && to !== undefined) return { from, to }
  for (const name of ['from', 'to']) if (params.has(name)) ignored.add(name)
  return otherwise
}

function sameRange(a: RangeValue, b: RangeValue): boolean {
  if ('rel' in a) return 'rel' in b && a.rel === b.rel
  return !('rel' in b) && a.from === b.from && a.to === b.to
}

function wholeNumber(text: string | null): number | undefined {
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : undefined
}

// One parameter a value. A single empty one says 'no value, although the defaults have some'; a value that is empty or starts
// with the mark gets the mark in front, so that every list survives.
const MARK = '~'

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

function readList(texts: readonly string[]): string[] {
  return texts.filter((text) => text !== '').map((text) => (text.startsWith(MARK) ? text.slice(MARK.length) : text))
}
