import type { Call } from '../call/call.ts'
import type { Company } from '../entities/Company.ts'
import type { User } from '../entities/User.ts'

/** Reads that a probe leaves out, with the reason: a GET of this API may change something or cause traffic. */
export const notAsked: Readonly<Record<string, string>> = {
  'account.credentialsFor': 'creates credentials',
  'company.impersonate': 'logs in as somebody',
  'user.passkeyOptions': 'begins a registration',
  'user.twoFactor': 'creates a key',
  'auth.passkeyChallenge': 'begins a login',
  'provisioning.checkBackend': 'makes the CDN ask the origin',
  'staging.checkBackend': 'makes the CDN ask the origin',
  'logs.connection': 'connects to the log storage',
  'cache.status': 'makes every POP ask for a URL',
  'statistics.task': 'needs a running task',
}

/** Reads of something that a site may lack; they answer 404 then. */
export const optionalParts: readonly string[] = ['protection.apiRule', 'botSettings.token', 'botLists.script']

/** What a probe knows of who asks, when. */
export interface ProbeFacts {
  readonly user: User
  readonly company: Company
  /** Epoch seconds. */
  readonly now: number
}

const minute = 60
const hour = 3600
const day = 86_400

const textTime = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 19).replace('T', ' ')

/** The filters that a read needs in its query: the last hour, day or month in the notation of its area. */
function filtersOf(row: Call, { company, now }: ProbeFacts): unknown {
  const to = Math.floor(now / minute) * minute
  const lastHour = { from: to - hour, to, interval: minute, timezone: 'UTC' }
  if (row.path.startsWith('bot_mitigation/') && row.path.includes('analysis'))
    return { timestamp: { from: (to - hour) * 1000, to: to * 1000, interval: 'HOURLY' }, vhost: [], status: [] }
  if (row.path.startsWith('media/')) return { timestamp: { from: textTime(to - 30 * day), to: textTime(to) } }
  if (row.path.startsWith('billing/consumption'))
    return { timestamp: { from: to - 30 * day, to }, products: [], clients: company.client ? [company.client.id] : [] }
  if (row.path.includes('backendproblem')) return { timestamp: { from: to - day, to } }
  if (row.path.startsWith('audit/')) return { timestamp: { from: to - day, to }, vhost: [] }
  if (row.path.endsWith('/anomalies')) return { timestamp: { from: to - day, to }, vhost: [] }
  if (row.path.includes('invalidate/') || row.path.startsWith('storage/')) return { timestamp: lastHour }
  if (row.path.startsWith('statistics/')) return { timestamp: lastHour, company: company.id, vhost: [] }
  return undefined
}

const keyFields: readonly (readonly [string, string])[] = [
  ['statistics.historicTable', 'countrycode'],
  ['statistics.analyticTable', 'response'],
  ['waf.analyticTable', 'transaction.messages.details.ruleId'],
  ['ddos.analyticTable', 'geoip.asn.organization_name'],
  ['origins.analyticTable', 'tcdn.varnish.backend'],
  ['bots.analyticTable', 'crawler'],
  ['usage.dnsTable', 'record.type'],
  ['usage.purges', 'purge'],
]

const queries: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'alerts.reactions': { service: 'TransparentAlert' },
  'lists.blocked': { kind: 'blacklist' },
}

/** The query of a read; pages are kept short. */
export function queryOf(row: Call, facts: ProbeFacts): Readonly<Record<string, unknown>> {
  const filters = row.query.includes('filters') ? filtersOf(row, facts) : undefined
  const keyField = keyFields.find(([name]) => name === row.name)?.[1]
  return {
    ...(row.query.includes('limit') ? { limit: 5 } : {}),
    ...(filters ? { filters } : {}),
    ...(keyField ? { key_field: keyField } : {}),
    ...(row.name === 'lists.antiDdosHistory'
      ? { from: textTime(facts.now - day).slice(0, 10), to: textTime(facts.now).slice(0, 10) }
      : {}),
    ...queries[row.name],
  }
}

/** A path param that the session or the calendar gives; undefined for one that only an answer gives. */
export function givenParam(row: Call, name: string, { user, company, now }: ProbeFacts): string | number | undefined {
  const lastMonth = new Date(now * 1000)
  lastMonth.setUTCDate(0)
  const given: Readonly<Record<string, string | number | undefined>> = {
    company: company.id,
    client: company.client?.id,
    user: user.id,
    year: lastMonth.getUTCFullYear(),
    month: lastMonth.getUTCMonth() + 1,
    mode: 'historic',
    // An address for documentation (RFC 5737).
    ip: row.path.includes('/streaming/') ? undefined : '198.51.100.7',
    id: row.name === 'user.company' ? company.id : undefined,
  }
  return given[name]
}

/** Where a path param comes from if it is not the collection right in front of it: the read, and the field of its first row. */
export const paramSources: Readonly<Record<string, readonly [read: string, field: string]>> = {
  'user.sharedUrl id': ['user.sharedUrls', 'id'],
  'ticketDesk.one issue': ['tickets.list', 'id'],
  'media.job order': ['media.jobs', 'id'],
  'billing.companyBill bill': ['billing.companyBills', 'id'],
  'botSettings.token site': ['sites.list', 'id'],
  'botLists.allowed site': ['sites.list', 'id'],
  'botLists.denied site': ['sites.list', 'id'],
  'botLists.script site': ['sites.list', 'id'],
  'protection.underAttackOf site': ['sites.list', 'id'],
  'protection.apiRule site': ['sites.list', 'id'],
  'provisioning.generatedVcl site': ['sites.list', 'id'],
  'staging.generatedVcl site': ['sites.list', 'id'],
  'anomalies.thresholds site_id': ['sites.list', 'id'],
}
