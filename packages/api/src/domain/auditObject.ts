import type { AuditEntry } from '../entities/AuditEntry.ts'

/** What entries of the audit log are about (§7), by path; staging has backends, rules and deployments of its own. */
const objects = [
  { kind: 'purge', path: /^companies\/\d+\/(?:invalidate|refetch\/invalidate)(?:\/|$)/ },
  { kind: 'tagPurge', path: /^companies\/\d+\/(?:tag_invalidate|refetch\/tag_invalidate)(?:\/|$)/ },
  { kind: 'prefetch', path: /^companies\/\d+\/prefetch(?:\/|$)/ },
  { kind: 'deployment', path: /^autoprovisioning\/\d+\/config(?:\/(?<id>\d+))?(?:\/|$)/ },
  { kind: 'rule', path: /^autoprovisioning\/\d+\/rules(?:\/(?<id>\d+))?(?:\/|$)/ },
  { kind: 'backend', path: /^autoprovisioning\/\d+\/backends(?:\/(?<id>\d+))?(?:\/|$)/ },
  { kind: 'stagingDeployment', path: /^staging\/\d+\/config(?:\/(?<id>\d+))?(?:\/|$)/ },
  { kind: 'stagingRule', path: /^staging\/\d+\/rules(?:\/(?<id>\d+))?(?:\/|$)/ },
  { kind: 'stagingBackend', path: /^staging\/\d+\/backends(?:\/(?<id>\d+))?(?:\/|$)/ },
  { kind: 'check', path: /^(?:autoprovisioning|staging)\/\d+\/backendtest(?:\/|$)/ },
  { kind: 'check', path: /^autoprovisioning\/\d+\/ssldnsverificationcname(?:\/|$)/ },
  { kind: 'check', path: /^companies\/\d+\/site(?:validation|verification)(?:\/|$)/ },
  {
    kind: 'certificate',
    path: /^autoprovisioning\/\d+\/(?:sslconfig|sslcertificaterequest|dnscertrequest)(?:\/(?<id>\d+))?(?:\/|$)/,
  },
  { kind: 'dnsCredential', path: /^autoprovisioning\/\d+\/dnscredential(?:\/(?<id>\d+))?(?:\/|$)/ },
  { kind: 'dns', path: /^autoprovisioning\/\d+\/domain(?:\/(?<id>\d+))?(?:\/|$)/ },
  { kind: 'mode', path: /^autoprovisioning\/\d+\/uam(?:\/(?<id>\d+))?(?:\/|$)/ },
  { kind: 'block', path: /^autoprovisioning\/\d+\/blockedlist(?:\/\w+\/(?<id>[^/]+))?(?:\/|$)/ },
  { kind: 'apiRule', path: /^autoprovisioning\/\d+\/api-protection-rules(?:\/(?<id>\d+))?(?:\/|$)/ },
  { kind: 'site', path: /^companies\/\d+\/sites(?:\/(?<id>\d+))?(?:\/|$)/ },
  { kind: 'list', path: /^companies\/\d+\/lists(?:\/(?<id>\d+))?(?:\/|$)/ },
  { kind: 'limit', path: /^companies\/\d+\/alerts(?:\/(?<id>\d+))?(?:\/|$)/ },
  { kind: 'session', path: /^companies\/\d+\/users\/(?<id>\d+)\/tokenrequests(?:\/|$)/ },
  { kind: 'user', path: /^companies\/\d+\/(?:users|self_user)(?:\/(?<id>\d+))?(?:\/|$)/ },
  { kind: 'profile', path: /^companies\/\d+\/profile(?:\/(?<id>\d+))?(?:\/|$)/ },
  { kind: 'service', path: /^companies\/\d+\/services\/subscription(?:\/(?<id>\d+))?(?:\/|$)/ },
  { kind: 'company', path: /^companies\/\d+\/?$/ },
  { kind: 'bots', path: /^bot_mitigation\/\d+(?:\/configurations(?:\/(?<id>\d+))?)?(?:\/|$)/ },
  { kind: 'safeRoute', path: /^security\/\d+\/safe_route(?:\/(?<id>\d+))?(?:\/|$)/ },
  { kind: 'threshold', path: /^statistics\/\d+\/anomaly(?:threshold|preferences)(?:\/(?<id>\d+))?(?:\/|$)/ },
  { kind: 'falsePositive', path: /^statistics\/\d+\/waf\/false-positives(?:\/|$)/ },
  { kind: 'query', path: /^core\/\d+\/task-status(?:\/|$)/ },
  { kind: 'streamingIp', path: /^logs\/\d+\/streaming\/ip(?:\/(?<id>\d+))?(?:\/|$)/ },
  { kind: 'logDestination', path: /^logs\/\d+(?:\/(?<id>\d+))?\/?$/ },
  { kind: 'transcodingProfile', path: /^media\/\d+\/transcoding_profiles?(?:\/(?<id>\d+))?(?:\/|$)/ },
  { kind: 'transcoding', path: /^media\/\d+\/transcode(?:_requeue)?(?:\/(?<id>\d+))?(?:\/|$)/ },
  { kind: 'notification', path: /^notifications\/\d+\/preference(?:\/(?<id>\d+))?(?:\/|$)/ },
] as const satisfies readonly { kind: string; path: RegExp }[]

/** The kinds of objects that the audit log tells of; `other` is a path that Parapet does not know. */
export type AuditKind = (typeof objects)[number]['kind'] | 'other'

/** All kinds, in the order of the table. */
export const auditKinds: readonly AuditKind[] = [...new Set(objects.map(({ kind }) => kind)), 'other']

/** The object of an entry. */
export interface AuditObject {
  readonly kind: AuditKind
  /** Its id as the path has it, decoded; empty without one. */
  readonly id: string
  /** The last part of the path below the object, decoded, such as the address of an IP list; empty for the object itself. */
  readonly part: string
}

/** The path of an entry without the version of the API. */
export const auditPath = (path: string): string => path.replace(/^\/?(?:api\/)?(?:v\d+\/)?/, '')

/** Returns what an entry is about. */
export function auditObject({ path }: Pick<AuditEntry, 'path'>): AuditObject {
  const plain = auditPath(path)
  for (const row of objects) {
    const found = row.path.exec(plain)
    if (!found) continue
    const below = plain.slice(found[0].length).replace(/\/$/, '')
    return { kind: row.kind, id: decoded(found.groups?.id ?? ''), part: decoded(below.split('/').at(-1) ?? '') }
  }
  return { kind: 'other', id: '', part: '' }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** Returns the body that an entry logged; null if there was none or the provider cut it off. */
export function auditBody({ detail }: Pick<AuditEntry, 'detail'>): Readonly<Record<string, unknown>> | null {
  if (!detail) return null
  try {
    const body: unknown = JSON.parse(detail)
    return typeof body === 'object' && body !== null && !Array.isArray(body) ? { ...body } : null
  } catch {
    return null
  }
}
