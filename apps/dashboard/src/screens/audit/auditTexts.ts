import { type AuditEntry, type AuditKind, auditBody, auditObject } from '@parapet/api'
import type { T } from '@parapet/ui'
import type { PlainPage } from '../../platform/links/to.ts'
import type en from './audit.en.ts'

export type AuditT = T<typeof en>

/** What is done once, rather than an object that stays. */
const deeds: ReadonlySet<AuditKind> = new Set([
  'purge',
  'tagPurge',
  'prefetch',
  'deployment',
  'stagingDeployment',
  'check',
  'transcoding',
  'falsePositive',
])

/** Whether an entry tells of a deed: its fields are those of that deed, not of an object that had others before. */
export const isDeed = (entry: AuditEntry): boolean => deeds.has(auditObject(entry).kind)

type ActionKey = Extract<keyof typeof en, `action.${string}`>

/** What was done, as a key of the words. */
export function actionKey(entry: AuditEntry): ActionKey {
  const { kind, part } = auditObject(entry)
  if (deeds.has(kind)) return 'action.sent'
  const isEnd = entry.action === 'DELETE'
  switch (kind) {
    case 'mode':
      return isEnd ? 'action.off' : 'action.on'
    case 'block':
      return isEnd ? 'action.released' : 'action.added'
    case 'session':
      return 'action.ended'
    default:
      return part === '' ? `action.${entry.action}` : 'action.UPDATE'
  }
}

const tones = {
  'action.POST': 'good',
  'action.DELETE': 'watch',
  'action.off': 'watch',
  'action.sent': 'quiet',
} as const

/** The tone of what was done. */
export const actionTone = (key: ActionKey): 'good' | 'watch' | 'quiet' | 'info' =>
  key in tones ? tones[key as keyof typeof tones] : 'info'

/** By what the user acted. */
export type AuditActor = 'person' | 'key' | 'reaction' | 'staff' | 'unknown'
export const auditActorKinds: readonly AuditActor[] = ['person', 'key', 'reaction', 'staff', 'unknown']

/** Returns by what the user of an entry acted; somebody of the provider stands before the rest. */
export const actorOf = ({ actor, staff }: AuditEntry): AuditActor => (staff ? 'staff' : (actor ?? 'unknown'))

export const whoOf = ({ user }: AuditEntry): string => user.email || user.username || `#${user.id}`

const textIn = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)

/** Names that are not in an entry itself. */
export interface AuditNames {
  readonly siteName: (id: string) => string | undefined
  readonly userName: (id: string) => string | undefined
}

/** Returns the name of the object of an entry, with the part of it that was changed; null if the log has none. */
export function subjectOf(entry: AuditEntry, names: AuditNames, t: AuditT): string | null {
  const { part } = auditObject(entry)
  const name = nameOf(entry, names, t)
  const isNamed = part !== '' && !/^\d+$/.test(part) && !isDeed(entry) && part !== 'tokenrequests'
  return isNamed ? [name, part].filter(Boolean).join(' · ') : name
}

/** What the body says, else the site or user of the id, else the id. */
function nameOf(entry: AuditEntry, { siteName, userName }: AuditNames, t: AuditT): string | null {
  const { kind, id } = auditObject(entry)
  const body = auditBody(entry) ?? {}
  const listed = [body.urls, body.tags].find(Array.isArray)
  const [first, ...others] = listed ?? []
  if (textIn(first)) return others.length > 0 ? t('more', { first: String(first), n: others.length }) : String(first)
  const named = kind === 'site' || kind === 'mode' || kind === 'apiRule' || kind === 'bots' ? siteName(id) : undefined
  const person = kind === 'user' || kind === 'session' ? userName(id) : undefined
  const said = [body.name, body.url, body.domain, body.email, body.address, body.comment, body.service, body.origin]
  return (
    named ??
    person ??
    said.map(textIn).find((text) => text !== undefined) ??
    (id === '' ? (entry.vhost ?? null) : /^\d+$/.test(id) ? `#${id}` : id)
  )
}

/** Where the object of an entry is shown. */
export interface AuditPlace {
  readonly page: PlainPage
  readonly query: Readonly<Record<string, string>>
}

/** Returns the page that shows the object of an entry; null if there is none, or the object was deleted. */
export function placeOf(entry: AuditEntry): AuditPlace | null {
  const { kind, id } = auditObject(entry)
  const isGone = entry.action === 'DELETE'
  const open = (page: PlainPage, query: Readonly<Record<string, string>> = {}, panel?: string): AuditPlace => ({
    page,
    query: isGone || id === '' ? query : { ...query, open: id, ...(panel && { panel }) },
  })
  switch (kind) {
    case 'purge':
      return { page: 'invalidation', query: {} }
    case 'tagPurge':
      return { page: 'invalidation', query: { by: 'tag' } }
    case 'prefetch':
      return { page: 'cachewarmup', query: {} }
    case 'deployment':
      return open('autoprovisioning', { tab: 'vcl' }, 'version')
    case 'rule':
      return open('autoprovisioning', { tab: 'rules' }, 'history')
    case 'backend':
      return open('autoprovisioning', { tab: 'backends' }, 'history')
    case 'stagingDeployment':
      return open('staging', { tab: 'vcl' }, 'version')
    case 'stagingRule':
      return open('staging', { tab: 'rules' }, 'history')
    case 'stagingBackend':
      return open('staging', { tab: 'backends' }, 'history')
    case 'certificate':
    case 'dnsCredential':
      return { page: 'autoprovisioning', query: { tab: 'certificates' } }
    case 'site':
      return open('autoprovisioning', { tab: 'sites' })
    case 'dns':
      return open('dnsdelegation')
    case 'mode':
    case 'apiRule':
      return { page: 'perimetrical', query: {} }
    case 'block':
      return { page: 'blocked', query: id === '' ? {} : { q: id } }
    case 'list':
      return open('iplists', {}, 'history')
    case 'limit':
      return open('user-alerts', {}, 'history')
    case 'user':
      return open('users', {}, 'history')
    case 'session':
      return open('users', {}, 'sessions')
    case 'profile':
      return { page: 'users', query: {} }
    case 'service':
      return { page: 'companyServices', query: {} }
    case 'bots':
      return { page: 'botmitigation', query: {} }
    case 'safeRoute':
      return open('saferoutes', {}, 'history')
    case 'threshold':
      return { page: 'anomalydetection', query: {} }
    case 'streamingIp':
      return open('streaminglogs', {}, 'history')
    case 'logDestination':
      return open('logs', {}, 'history')
    case 'transcoding':
    case 'transcodingProfile':
      return { page: 'transcoding', query: {} }
    case 'notification':
      return { page: 'user-notifications', query: {} }
    case 'check':
    case 'company':
    case 'falsePositive':
    case 'query':
    case 'other':
      return null
  }
}
