import type { FilterKey, FilterLists } from './filters.ts'
import { handledCounts, handlingOf, type Measure, measureTest } from './measures.ts'

/** A ranking of requests by a key, as the statistics give it. */
export interface CountedKeys {
  readonly rows: readonly { readonly key: string; readonly requests: number }[]
  /** How many keys there are, if known. */
  readonly totalCount: number | null
}

/** Ranks the requests of some sites by a key; no sites are all of the company. */
export type CountBy = (
  key: FilterKey,
  filters: { readonly sites: readonly string[]; readonly include: FilterLists; readonly exclude: FilterLists },
) => Promise<CountedKeys>

/** What requests a question is about: those of some sites with these values. */
export interface MeasuredScope {
  readonly sites: readonly string[]
  readonly include: FilterLists
}

/** What a measure would have done to some requests. */
export interface MeasurePreview {
  readonly requests: number
  /** Those that were not blocked or challenged already. */
  readonly served: number
  /** Those of the served ones that the measure would have blocked or challenged. */
  readonly met: number
  /** Not all keys were counted: there may be more. */
  readonly isAtLeast: boolean
}

const sum = (rows: CountedKeys['rows']) => rows.reduce((all, { requests }) => all + requests, 0)
const isCut = ({ rows, totalCount }: CountedKeys) => totalCount !== null && totalCount > rows.length
const PER_HOUR = 60

/** The debug reasons of requests that were blocked or challenged. */
export const stoppedReasons = (rows: CountedKeys['rows']): string[] =>
  rows.flatMap(({ key }) => (handlingOf(key) === 'served' ? [] : [key]))

/** The sites on which a measure acts; none are all of the company. */
export const sitesOfMeasure = (measure: Measure): readonly string[] => ('site' in measure ? [measure.site] : [])

const nobody = { site: '', address: '', agent: '', method: '', perMinute: 0 }

/** Leaves those of some values that a filter lets through. */
const within = (filter: readonly string[] | undefined, values: readonly string[]) =>
  filter && filter.length > 0 ? values.filter((one) => filter.includes(one)) : values

interface Met {
  readonly met: number
  readonly isAtLeast: boolean
}

/** Counts those requests of an hour that a measure meets, by its own test on every key. */
async function countMet(measure: Measure, scope: MeasuredScope, exclude: FilterLists, count: CountBy, before: CountBy) {
  const { sites, include } = scope
  const isMet = measureTest(measure)
  const by = (key: FilterKey, more: FilterLists = {}) =>
    count(key, { sites, include: { ...include, ...more }, exclude })
  switch (measure.kind) {
    case 'block': {
      const clients = await by('clientip')
      // Of a challenge, the test needs the agent too: one that no challenge lets through tells which addresses it meets.
      const met = clients.rows.filter(({ key }) => isMet({ ...nobody, address: key }) !== null)
      const isAtLeast = isCut(clients)
      const [first] = met
      if (measure.how === 'blacklist' || !first) return { met: sum(met), isAtLeast }
      const agents = await by('agent', { clientip: met.map(({ key }) => key) })
      const challenged = agents.rows.filter(({ key }) => isMet({ ...nobody, address: first.key, agent: key }) !== null)
      return { met: sum(challenged), isAtLeast: isAtLeast || isCut(agents) }
    }
    case 'underAttack': {
      const agents = await by('agent')
      const met = agents.rows.filter(({ key }) => isMet({ ...nobody, site: measure.site, agent: key }) !== null)
      return { met: sum(met), isAtLeast: isCut(agents) }
    }
    case 'apiRule':
      return apiRuleMet(measure, scope, by, before)
  }
}

async function apiRuleMet(
  measure: Extract<Measure, { kind: 'apiRule' }>,
  { include }: MeasuredScope,
  by: (key: FilterKey, more?: FilterLists) => Promise<CountedKeys>,
  before: CountBy,
): Promise<Met> {
  const { site, rate } = measure
  const isMet = measureTest(measure)
  const methods = await by('method')
  const byMethod = methods.rows.filter(({ key }) => isMet({ ...nobody, site, method: key }) !== null)
  if (rate === null) return { met: sum(byMethod), isAtLeast: isCut(methods) }
  const clients = await before('clientip', { sites: [site], include: {}, exclude: {} })
  const fast = clients.rows.filter(
    ({ requests }) =>
      isMet({ ...nobody, site, method: measure.methods[0] ?? '', perMinute: requests / PER_HOUR }) !== null,
  )
  const tooFast = within(
    include.clientip,
    fast.map(({ key }) => key),
  )
  if (tooFast.length === 0) return { met: sum(byMethod), isAtLeast: isCut(methods) || isCut(clients) }
  const ofFast = await by('method', { clientip: [...tooFast] })
  const wrong = new Set(byMethod.map(({ key }) => key))
  const more = ofFast.rows.filter(({ key }) => !wrong.has(key))
  return { met: sum(byMethod) + sum(more), isAtLeast: isCut(methods) || isCut(clients) || isCut(ofFast) }
}

/**
 * Returns what a measure would have done to some requests of an hour, besides what was done already. `count` ranks the
 * requests of that hour, `before` those of the hour in which the rates of clients are taken: a preview has one hour for both.
 */
export async function previewMeasure(
  measure: Measure,
  scope: MeasuredScope,
  count: CountBy,
  before: CountBy = count,
): Promise<MeasurePreview> {
  const reasons = await count('tcdndebugreason', { ...scope, exclude: {} })
  const stopped = stoppedReasons(reasons.rows)
  const { served } = handledCounts(reasons.rows)
  const requests = sum(reasons.rows)
  const [only] = sitesOfMeasure(measure)
  const isElsewhere = only !== undefined && scope.sites.length > 0 && !scope.sites.includes(only)
  if (served === 0 || isElsewhere) return { requests, served, met: 0, isAtLeast: isCut(reasons) }
  const own = only === undefined ? scope : { ...scope, sites: [only] }
  const { met, isAtLeast } = await countMet(measure, own, { tcdndebugreason: stopped }, count, before)
  return { requests, served, met, isAtLeast: isAtLeast || isCut(reasons) }
}

/** A value by which requests rose: it may be what an attack has in common. */
export interface Risen {
  readonly key: FilterKey
  readonly value: string
  readonly requests: number
  readonly before: number
}

const LEAST_TIMES = 3
const LEAST_SHARE = 0.02

/**
 * Returns the values with many more requests than at the same time before: three times, and two of a hundred of all
 * requests. The largest rise first. It does not say that they are an attack.
 */
export function risenValues(
  key: FilterKey,
  now: CountedKeys['rows'],
  before: CountedKeys['rows'],
  most: number,
): readonly Risen[] {
  const earlier = new Map(before.map((row) => [row.key, row.requests]))
  const least = sum(now) * LEAST_SHARE
  return now
    .map(({ key: value, requests }) => ({ key, value, requests, before: earlier.get(value) ?? 0 }))
    .filter((one) => one.requests >= one.before * LEAST_TIMES && one.requests - one.before >= least)
    .sort((a, b) => b.requests - b.before - (a.requests - a.before))
    .slice(0, most)
}
