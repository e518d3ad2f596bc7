import {
  array,
  type InferOutput,
  integer,
  maxLength,
  maxValue,
  minValue,
  nullish,
  number,
  object,
  picklist,
  pipe,
  record,
  string,
} from 'valibot'
import { type Anomaly, type AnomalyPreferences, type AnomalyThreshold, anomalyTypes } from '../../entities/Anomaly.ts'
import { anomaliesOf, anomalyKinds, decodeAnomalyId } from '../anomalies.ts'
import { bodyAs, flag, id } from '../body.ts'
import { isoTime, Refusal, refusals, type SandboxRequest } from '../context.ts'
import { pdfAnswer } from '../files/answer.ts'
import { pdfOf } from '../files/pdf.ts'
import { ownRow } from '../permissions.ts'
import { callsOf } from '../publicCalls.ts'
import { filtersOf, integerOf, list, span } from '../query.ts'
import { replies } from '../replies.ts'
import { slowly } from '../statisticsQueries.ts'
import type { AnomalyThresholdRecord } from '../world/records.ts'
import { sitesOf } from '../world/World.ts'
import { yieldWhenDue } from '../yieldWhenDue.ts'
import { checkedReactions, reactionKinds, reactionParams } from './reactions.ts'

const day = 86_400
const keptDays = 92

function limitOf({ world, company }: SandboxRequest): number {
  const isPaid = company.services.some(({ name }) => name === 'anomalydetection')
  return isPaid ? Math.max(1, sitesOf(world, company.id).length) : 1
}

const own = ({ world, company }: SandboxRequest): AnomalyThresholdRecord[] =>
  world.anomaly_thresholds.all().filter((row) => row.company === company.id)

const watchedSites = (req: SandboxRequest) => new Set(own(req).flatMap((row) => (row.active ? [row.site_id] : [])))

function thresholdAnswer({ world }: SandboxRequest, { company: _, ...row }: AnomalyThresholdRecord): AnomalyThreshold {
  return { ...row, site: world.sites.get(row.site_id)?.url ?? '' }
}

const Filters = object({
  timestamp: span,
  vhost: list,
  sites: nullish(pipe(array(pipe(number(), integer())), maxLength(1000)), []),
  service_type: list,
  anomaly_type: list,
})

async function found(req: SandboxRequest, filters: InferOutput<typeof Filters>): Promise<Anomaly[]> {
  const now = req.now()
  const { timestamp, vhost, sites, service_type, anomaly_type } = filters
  const from = Math.max(timestamp.from, Math.floor(now) - keptDays * day)
  const to = Math.min(timestamp.to, Math.floor(now))
  const chosen = own(req).flatMap((threshold) => {
    const url = req.world.sites.get(threshold.site_id)?.url
    if (!threshold.active || url === undefined) return []
    const isAsked =
      sites && sites.length > 0 ? sites.includes(threshold.site_id) : !vhost?.length || vhost.includes(url)
    return isAsked ? [{ threshold, url }] : []
  })
  const all: Anomaly[] = []
  for (let at = Math.floor(from / day); at * day < to; at++) {
    for (const { threshold, url } of chosen) {
      all.push(...(await anomaliesOf(req.statistics, url, threshold, at, now)))
      await yieldWhenDue()
    }
  }
  return all
    .filter((row) => row.timestamp >= from && row.timestamp < to)
    .filter((row) => !anomaly_type?.length || anomaly_type.includes(row.anomaly_type))
    .filter((row) => !service_type?.length || service_type.includes(row.service_type ?? ''))
    .sort((a, b) => b.timestamp - a.timestamp || a.id - b.id)
}

async function oneOf(req: SandboxRequest): Promise<Anomaly> {
  const text = req.params.anomaly ?? ''
  if (!/^\d{1,15}$/.test(text)) throw refusals.notFound()
  const place = decodeAnomalyId(Number(text))
  const threshold = own(req).find((row) => row.site_id === place.site)
  const url = req.world.sites.get(place.site)?.url
  const isKept = place.day * day <= req.now() && place.day * day > req.now() - (keptDays + 1) * day
  if (!threshold || url === undefined || !isKept) throw refusals.notFound()
  const found = await anomaliesOf(req.statistics, url, threshold, place.day, req.now())
  const anomaly = found.find((row) => row.id === Number(text))
  if (!anomaly) throw refusals.notFound()
  return anomaly
}

async function report(req: SandboxRequest): Promise<Response> {
  const anomaly = await oneOf(req)
  const { id: number, timestamp, end, anomaly_type, site, detail, reactions, service_type } = anomaly
  const lines = [
    { text: `${req.company.name} · ${site ?? ''}` },
    { text: `Kind: ${anomaly_type} (${service_type ?? ''})` },
    { text: `From: ${isoTime(timestamp)}` },
    { text: `To: ${typeof end === 'number' ? isoTime(end) : 'still going on'}` },
    { text: 'Measured', looks: 'heading' as const },
    { text: `At its worst ${detail?.value ?? 0} ${detail?.unit ?? ''}, usually ${detail?.usual ?? 0}` },
    { text: 'Reactions', looks: 'heading' as const },
    { text: reactions?.length ? reactions.join(', ') : 'None' },
  ]
  return pdfAnswer(pdfOf(`Anomaly ${number}`, lines), `anomaly-${number}.pdf`)
}

const figure = pipe(number(), minValue(0), maxValue(1e12))
const ThresholdBody = object({
  site_id: id(),
  tier: picklist(['L1', 'L2']),
  active: flag(true),
  config: record(picklist(anomalyTypes), record(string(), figure)),
  reactions: nullish(
    pipe(
      array(
        object({
          anomaly_type: picklist(anomalyTypes),
          threshold: nullish(figure, 0),
          reaction_type: picklist(reactionKinds),
          params: reactionParams,
        }),
      ),
      maxLength(50),
    ),
    [],
  ),
})

function thresholdFrom(req: SandboxRequest, but?: number): Omit<AnomalyThresholdRecord, 'id' | 'company'> {
  const made = bodyAs(req.body, ThresholdBody)
  const site = req.world.sites.get(made.site_id)
  if (site?.company !== req.company.id || !site.active)
    throw refusals.fields({ site_id: [`Invalid pk "${made.site_id}" - object does not exist.`] })
  for (const [kind, figures] of Object.entries(made.config)) {
    const unknownName = Object.keys(figures ?? {}).find(
      (name) => !Object.hasOwn(anomalyKinds[kind as keyof typeof anomalyKinds].params, name),
    )
    if (unknownName !== undefined) throw refusals.fields({ config: [`${kind} has no ${unknownName.slice(0, 40)}.`] })
  }
  const others = own(req).filter((row) => row.id !== but)
  if (others.some((row) => row.site_id === made.site_id && row.tier === made.tier))
    throw refusals.fields({ non_field_errors: ['The fields site_id, tier must make a unique set.'] })
  const watched = new Set(others.flatMap((row) => (row.active ? [row.site_id] : [])))
  if (made.active && !watched.has(made.site_id)) mustHaveRoom(req, watched.size)
  const reactions = checkedReactions(made.reactions ?? [])
  return { ...made, active: made.active ?? true, config: made.config as AnomalyThresholdRecord['config'], reactions }
}

function mustHaveRoom(req: SandboxRequest, used: number) {
  const limit = limitOf(req)
  if (used >= limit) throw new Refusal(400, { detail: `You can monitor a maximum of ${limit} (${used} used).` })
}

const ownThreshold = (req: SandboxRequest) => ownRow(req.world.anomaly_thresholds, req.params.threshold, req.company)

/** Which sites are watched. */
export function preferences(req: SandboxRequest): AnomalyPreferences {
  const watched = watchedSites(req)
  const results = sitesOf(req.world, req.company.id).map((site) => ({
    site_id: site.id,
    site: site.url,
    active: watched.has(site.id),
  }))
  return { results, limit: limitOf(req), limit_used: watched.size }
}

const PreferencesBody = object({
  results: pipe(array(object({ site_id: id(), active: flag(true) })), maxLength(20_000)),
})

function savePreferences(req: SandboxRequest): AnomalyPreferences {
  const { results } = bodyAs(req.body, PreferencesBody)
  const { world, company } = req
  const wanted = new Map(results.map((row) => [row.site_id, row.active ?? true]))
  for (const site_id of wanted.keys()) {
    if (world.sites.get(site_id)?.company !== company.id)
      throw refusals.fields({ results: [`Invalid pk "${site_id}" - object does not exist.`] })
  }
  const after = watchedSites(req)
  for (const [site, active] of wanted) {
    if (active) after.add(site)
    else after.delete(site)
  }
  if (after.size > watchedSites(req).size) mustHaveRoom(req, after.size - 1)
  for (const [site_id, active] of wanted) {
    const rows = own(req).filter((row) => row.site_id === site_id)
    for (const row of rows) world.anomaly_thresholds.put(row.id, { ...row, active })
    if (rows.length > 0 || !active) continue
    const number = world.anomaly_thresholds.nextId()
    const config = Object.fromEntries(anomalyTypes.map((kind) => [kind, {}]))
    const made = { id: number, company: company.id, site_id, tier: 'L1', active, config, reactions: [] }
    world.anomaly_thresholds.put(number, made)
  }
  return preferences(req)
}

function removePreference(req: SandboxRequest): undefined {
  const rows = own(req).filter((row) => String(row.site_id) === req.params.site)
  if (rows.length === 0) throw refusals.notFound()
  for (const row of rows) req.world.anomaly_thresholds.remove(row.id)
}

/** Anomalies, detected in the same requests as all statistics. */
export const anomalyReplies = replies(callsOf('anomalies'), {
  available() {
    return anomalyTypes.map((kind) => ({
      anomaly_type: kind,
      name: anomalyKinds[kind].name,
      service_type: 'Delivery',
      params: Object.entries(anomalyKinds[kind].params).map(([name, [value, unit]]) => ({
        name,
        unit,
        default: value,
      })),
    }))
  },
  list(req) {
    const filters = filtersOf(req.query, Filters)
    return slowly(req, () => (req.scenario === 'empty' ? [] : found(req, filters)))
  },
  one: oneOf,
  pdf: report,
  thresholds(req) {
    const site = integerOf(req.query, 'site_id')
    const tier = req.query.get('tier')
    if (req.scenario === 'empty') return []
    return own(req)
      .filter((row) => (site === undefined || row.site_id === site) && (tier === null || row.tier === tier))
      .map((row) => thresholdAnswer(req, row))
  },
  addThreshold(req) {
    const made = thresholdFrom(req)
    const number = req.world.anomaly_thresholds.nextId()
    const row = req.world.anomaly_thresholds.put(number, { id: number, company: req.company.id, ...made })
    return Response.json(thresholdAnswer(req, row), { status: 201 })
  },
  saveThreshold(req) {
    const row = ownThreshold(req)
    const made = thresholdFrom(req, row.id)
    return thresholdAnswer(req, req.world.anomaly_thresholds.put(row.id, { ...row, ...made }))
  },
  changeThreshold(req) {
    const row = ownThreshold(req)
    const { active } = req.body
    if (typeof active !== 'boolean') throw refusals.fields({ active: ['Must be a valid boolean.'] })
    const others = watchedSites(req)
    if (active && !others.has(row.site_id)) mustHaveRoom(req, others.size)
    return thresholdAnswer(req, req.world.anomaly_thresholds.put(row.id, { ...row, active }))
  },
  removeThreshold(req) {
    req.world.anomaly_thresholds.remove(ownThreshold(req).id)
    return undefined
  },
  preferences,
  savePreferences,
  removePreference,
})
