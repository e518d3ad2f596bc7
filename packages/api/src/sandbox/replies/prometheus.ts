import type { SandboxRequest } from '../context.ts'
import { loadedQuery } from '../statisticsQueries.ts'
import { bySite, type KeyField } from '../traffic/engine.ts'
import { atTheEdge, type Condition, oneOf, type Question } from '../traffic/scan.ts'
import { detailedHistogram, type StatisticsSource } from '../traffic/statisticsSource.ts'
import * as views from '../traffic/views.ts'
import { sitesOf } from '../world/World.ts'
import { yieldWhenDue } from '../yieldWhenDue.ts'

const window = 60

type Labels = Readonly<Record<string, string>>
interface Sample {
  name: string
  labels: Labels
  value: number
}

const quoted = (text: string) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')}"`

/** Text exposition 0.0.4: the samples of a gauge must follow its type. */
function exposition(samples: readonly Sample[]): string {
  const gauges = new Map<string, string[]>()
  for (const { name, labels, value } of samples) {
    const texts = Object.entries(labels).map(([label, text]) => `${label}=${quoted(text)}`)
    const lines = gauges.get(name) ?? [`# TYPE ${name} gauge`]
    lines.push(`${name}{${texts.join(',')}} ${value}`)
    gauges.set(name, lines)
  }
  return `${[...gauges.values()].flat().join('\n')}\n`
}

async function* split(statistics: StatisticsSource, question: Question, field: KeyField) {
  const read = field.label ?? ((value: string) => value)
  for (const { key } of (await statistics.table(question, field, 50)).results) {
    const ofKey: Condition = field.label
      ? { column: field.column, passes: (value) => read(value) === key }
      : oneOf(field.column, [key])
    const narrowed = { ...question, conditions: [...question.conditions, ofKey] }
    for (const row of (await statistics.table(narrowed, bySite, 10_000)).results)
      yield { key, site: row.key, requests: row.requests }
  }
}

const counted: readonly (readonly [name: string, label: string, view: views.View, field: string])[] = [
  ['delivery_status_code_total', 'code', views.delivery, 'response'],
  ['delivery_method_total', 'method', views.delivery, 'method'],
  ['delivery_http_version_total', 'version', views.delivery, 'proto'],
  ['waf_requests_by_country_total', 'country_code', views.waf, 'geoip.country_code2'],
  ['ddos_action_total', 'action', views.ddos, 'debug_reason'],
  ['bot_requests_by_action_total', 'action', views.bots, 'action'],
  ['bot_requests_by_reason_total', 'reason', views.bots, 'reason'],
  ['bot_requests_by_country_total', 'country_code', views.bots, 'country'],
]

/** The gauges of the last full minute for Prometheus; requires the statistics service. */
export async function prometheus(req: SandboxRequest): Promise<Response> {
  const { company, world } = req
  const to = Math.floor(req.now() / window) * window
  const sites = req.scenario === 'empty' ? [] : sitesOf(world, company.id).map(({ url }) => url)
  const question: Question = { sites, from: to - window, to, conditions: [atTheEdge] }
  const { statistics } = await loadedQuery({ statistics: req.statistics, question })
  const bySites = await detailedHistogram(statistics, question, window, 'UTC', 10_000)
  const of = (vhost: string, more: Labels = {}): Labels => ({
    company_id: String(company.id),
    company_name: company.name,
    vhost,
    ...more,
  })
  const samples: Sample[] = []
  const add = (name: string, labels: Labels, value: number | null) => {
    if (value !== null) samples.push({ name, labels, value })
  }
  for (const [site, [entry]] of Object.entries(bySites)) {
    if (!entry) continue
    add('delivery_requests_total', of(site), entry.requests)
    add('delivery_requests_rate_total', of(site), entry.requests / window)
    add('delivery_bandwidth_bytes_total', of(site), entry.bytes)
    add('delivery_bandwidth_bytes_rate_total', of(site), entry.bytes / window)
    add('delivery_avg_response_time_seconds', of(site), entry.response_time === null ? null : entry.response_time / 1e6)
    add('delivery_cache_requests_total', of(site, { cache_status: 'hit' }), entry.hits)
    add('delivery_cache_requests_total', of(site, { cache_status: 'miss' }), entry.misses)
    add('delivery_cache_bytes_total', of(site, { cache_status: 'hit' }), entry.hit_bytes)
    add('delivery_cache_bytes_total', of(site, { cache_status: 'miss' }), entry.miss_bytes)
  }
  for (const [name, label, view, key] of counted) {
    const field = view.fields[key]
    if (!field) throw new RangeError(`No field ${key}`)
    const narrowed = { ...question, conditions: [atTheEdge, ...view.rows] }
    for await (const { key: value, site, requests } of split(statistics, narrowed, field)) {
      await yieldWhenDue()
      add(name, of(site, { [label]: value }), requests)
    }
  }
  return new Response(exposition(samples), { headers: { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' } })
}
