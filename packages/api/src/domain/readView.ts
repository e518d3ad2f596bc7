import { comparisons, matches } from './comparison.ts'
import { viewFilterKeys } from './families.ts'
import { parseRel, type RangeValue } from './ranges.ts'
import { refreshChoices } from './refresh.ts'
import { parseTiming, timingOf } from './timings.ts'
import { type ComparisonState, excludeKeys, type LegendState, type Legends, MARK, type ViewState } from './viewState.ts'

const compareModes = ['off', ...comparisons] as const

/** Parses the view from query params; unknown or invalid ones, except `others`, are listed in `ignored`. */
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
      const name = `${prefix}.${key}`
      const read = takeList(name, otherwise[key]) ?? []
      const values = timingOf(key) ? read.filter(parseTiming) : read
      if (values.length < read.length) ignored.add(name)
      if (values.length > 0) lists[key] = values
    }
    return lists
  }
  const state: ViewState = {
    range: readRange(params, defaults.range, ignored, known),
    tab: take('tab', (text) => text || undefined, defaults.tab),
    sites: takeList('site', defaults.sites) ?? [],
    include: takeLists('is', viewFilterKeys, defaults.include),
    exclude: takeLists('not', excludeKeys, defaults.exclude),
    off: {
      include: takeLists('off.is', viewFilterKeys, defaults.off.include),
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
  const legends = new Map<string, LegendState>()
  for (const name of params.keys()) {
    const [, how, chart] = /^(hide|only|by)\.(.+)$/s.exec(name) ?? []
    if (!chart) continue
    known.add(name)
    if (how === 'by') {
      const by = params.get(name)
      if (by) legends.set(chart, { by })
      continue
    }
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

function wholeNumber(text: string | null): number | undefined {
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : undefined
}

function readList(texts: readonly string[]): string[] {
  return texts.filter((text) => text !== '').map((text) => (text.startsWith(MARK) ? text.slice(MARK.length) : text))
}
