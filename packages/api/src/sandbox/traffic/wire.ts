import { tiers as allTiers } from '../../domain/filters.ts'
import { isZone } from '../../domain/time.ts'
import { type Interval, lastSecond } from './buckets.ts'
import { bySite, type KeyField } from './engine.ts'
import { type Comparison, type Condition, oneOf, type TimeCondition, type TimeLimit } from './scan.ts'
import { errorStage, type View } from './views.ts'

/** A statistics query as sent: §3's filter names or the public `tcdn.varnish.` names. */
export interface WireQuestion {
  from: number
  to: number
  interval: Interval
  zone: string
  sites: readonly string[]
  excludedSites: readonly string[]
  conditions: readonly Condition[]
  times: readonly TimeCondition[]
  resultSize: number
}

/** Messages per field, as the provider sends validation errors. */
export type FieldErrors = Record<string, string[]>

const prefix = 'tcdn.varnish.'
const handledApart = new Set(['timestamp', 'vhost', 'tier', 'company', 'exclude', 'result_size', 'interval'])

function plainName(name: string): string {
  return name.startsWith(prefix) ? name.slice(prefix.length) : name
}

/** Refusing is better than an answer that ignores the filter. */
const notKept = 'The sandbox does not keep this of a request.'

const byTime: KeyField = {
  column: 'response',
  times: [0.05, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10].map((second) => second * 1e6),
}

/** Returns what a table is grouped by, by site without a name; undefined for an unknown field. */
export function keyFieldOf(name: string | null, { fields, keys = {}, times = {} }: View): KeyField | undefined {
  if (name === null || plainName(name) === 'vhost') return bySite
  if (plainName(name) === 'response_time' && Object.hasOwn(times, 'response_time')) return byTime
  return fieldOf(fields, name) ?? fieldOf(keys, name)
}

function fieldOf(fields: View['fields'], name: string): KeyField | undefined {
  const plain = plainName(name)
  return Object.hasOwn(fields, plain) ? fields[plain] : undefined
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function listOf(value: unknown): string[] | undefined {
  if (value === undefined || value === null) return []
  if (typeof value === 'string' || typeof value === 'number') return [String(value)]
  if (!Array.isArray(value)) return undefined
  return value.every((item) => typeof item === 'string' || typeof item === 'number') ? value.map(String) : undefined
}

function conditionOf(field: KeyField, values: readonly string[], excluded: boolean): Condition {
  const wanted = new Set(values)
  const read = field.label ?? ((value: string) => value)
  const hit = (value: string) => wanted.has(read(value)) || (field.column === 'response' && wanted.has(`${value[0]}xx`))
  // A class of statuses, and a label that only we can read, are no lists of values.
  const isList = (field.label === undefined || field.as === 'path') && !values.some((value) => /^\dxx$/.test(value))
  return {
    column: field.column,
    passes: excluded ? (value) => !hit(value) : hit,
    ...(field.as ? { as: field.as } : {}),
    ...(isList ? { list: { values, isExcluded: excluded, ...(field.as ? { as: field.as } : {}) } } : {}),
  }
}

const comparisons: readonly Comparison[] = ['gt', 'gte', 'lt', 'lte']

/** '250000' or 'lt:250000' in microseconds; `gt` by default (§9). */
function timeOf(text: string, share: number): TimeLimit | undefined {
  const [, operator = 'gt', limit] = /^(?:([a-z]+):)?(\d{1,15}(?:\.\d{1,6})?)$/.exec(text.trim()) ?? []
  const comparison = comparisons.find((known) => known === operator)
  return limit === undefined || !comparison ? undefined : { share, comparison, limit: Number(limit) }
}

interface Times {
  times: TimeCondition[]
  conditions: Condition[]
}

function timesIn(
  source: Record<string, unknown>,
  excluded: boolean,
  { times: stages }: View,
  errors: FieldErrors,
): Times {
  const found: Times = { times: [], conditions: [] }
  for (const [name, value] of Object.entries(source)) {
    const plain = plainName(name)
    if (!stages || !Object.hasOwn(stages, plain)) continue
    if (excluded && plain === errorStage) {
      errors[name] = ['Cannot be excluded.']
      continue
    }
    const limits = listOf(value)?.map((text) => timeOf(text, stages[plain] ?? 1))
    if (!limits || limits.includes(undefined)) {
      errors[name] = ['Expected microseconds, such as "250000" or "lt:250000".']
      continue
    }
    const known = limits.flatMap((limit) => limit ?? [])
    if (known.length === 0) continue
    found.times.push({ limits: known, isExcluded: excluded })
    if (plain === errorStage) found.conditions.push({ column: 'response', passes: (status) => status.startsWith('5') })
  }
  return found
}

function conditionsOf(
  source: Record<string, unknown>,
  excluded: boolean,
  { fields, filters = {}, times = {}, unsupported = [] }: View,
  errors: FieldErrors,
): Condition[] {
  const conditions: Condition[] = []
  for (const [name, value] of Object.entries(source)) {
    if (
      handledApart.has(unsupported.includes(plainName(name)) ? name : plainName(name)) ||
      Object.hasOwn(times, plainName(name))
    )
      continue
    const field = fieldOf(fields, name) ?? fieldOf(filters, name)
    const list = listOf(value)
    if (!field) errors[name] = [unsupported.includes(plainName(name)) ? notKept : 'Unknown filter.']
    else if (!list) errors[name] = ['Expected a list of strings.']
    else if (list.length > 0) conditions.push(conditionOf(field, list, excluded))
  }
  return conditions
}

const units: Record<string, number> = { s: 1, m: 60, h: 3600, d: 86_400 }

/** Seconds, '90s', '1m', '6h', '1d', or 'month'. */
export function intervalOf(value: unknown): Interval | undefined {
  if (value === undefined || value === null) return 60
  if (value === 'month' || value === '1M') return 'month'
  if (value === 'HOURLY') return 3600
  if (value === 'DAILY') return 86_400
  const match = /^(\d{1,9})([smhd]?)$/.exec(String(value))
  const seconds = match ? Number(match[1]) * (units[match[2] || 's'] ?? 1) : 0
  return seconds >= 1 ? seconds : undefined
}

function timesOf(filters: Record<string, unknown>, errors: FieldErrors) {
  const stamp = isRecord(filters.timestamp) ? filters.timestamp : {}
  const from = Number(stamp.from ?? Number.NaN)
  const to = Number(stamp.to ?? Number.NaN)
  const interval = intervalOf(stamp.interval ?? filters.interval)
  const zone = typeof stamp.timezone === 'string' && stamp.timezone !== 'default' ? stamp.timezone : 'UTC'
  if (!isRecord(filters.timestamp)) errors.timestamp = ['This field is required.']
  else if (!Number.isFinite(from) || !Number.isFinite(to)) errors.timestamp = ['from and to must be epoch seconds.']
  else if (from < 0 || to > lastSecond) errors.timestamp = ['from and to must be between 1970 and 9999.']
  else if (from >= to) errors.timestamp = ['from must be before to.']
  if (interval === undefined) errors.interval = ['Not a valid interval.']
  if (!isZone(zone)) errors.timezone = [`"${zone}" is not a valid time zone.`]
  return { from: Math.floor(from), to: Math.ceil(to), interval: interval ?? 60, zone }
}

function tierCondition(value: unknown, errors: FieldErrors): Condition {
  const named = listOf(value)
  const unknownTier = named?.find((tier) => !(allTiers as readonly string[]).includes(tier))
  if (!named) errors.tier = ['Expected a tier.']
  else if (unknownTier !== undefined) errors.tier = [`"${unknownTier.slice(0, 40)}" is not a valid choice.`]
  // The firewall and the bots are layers of the edge (§3: W1, B1): their requests are the edge's.
  const tiers = (named ?? []).map((tier) => (tier === 'W1' || tier === 'B1' ? 'L1' : tier))
  return oneOf('tier', tiers.length > 0 ? tiers : ['L1'])
}

/** Parses the `filters` query parameter (§3, §5). */
export function readFilters(text: string | null, view: View): { question: WireQuestion } | { errors: FieldErrors } {
  const errors: FieldErrors = {}
  let filters: unknown
  try {
    filters = JSON.parse(text ?? 'null')
  } catch {
    return { errors: { filters: ['Not valid JSON.'] } }
  }
  if (!isRecord(filters)) return { errors: { filters: ['This field is required.'] } }
  const times = timesOf(filters, errors)
  const exclude = isRecord(filters.exclude) ? filters.exclude : {}
  const sites = listOf(filters.vhost ?? filters[`${prefix}vhost`])
  if (!sites) errors.vhost = ['Expected a list of strings.']
  const included = timesIn(filters, false, view, errors)
  const left = timesIn(exclude, true, view, errors)
  const conditions = [
    ...included.conditions,
    tierCondition(filters.tier, errors),
    ...view.rows,
    ...conditionsOf(filters, false, view, errors),
    ...conditionsOf(exclude, true, view, errors),
  ]
  const resultSize = Number(filters.result_size ?? 10)
  if (!Number.isInteger(resultSize) || resultSize < 1) errors.result_size = ['A positive integer is required.']
  if (Object.keys(errors).length > 0) return { errors }
  return {
    question: {
      ...times,
      sites: sites ?? [],
      excludedSites: listOf(exclude.vhost) ?? [],
      conditions,
      times: [...included.times, ...left.times],
      resultSize: Math.min(resultSize, 10_000),
    },
  }
}
