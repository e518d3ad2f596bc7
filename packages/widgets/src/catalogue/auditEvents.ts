import type { AuditEntry } from '@parapet/api'
import type { Marker } from '../charts/types.ts'
import type { DatedEvent, EventContext } from './eventSource.ts'

interface Written {
  readonly kind: 'rule' | 'attack' | 'certificate' | 'block' | 'setting'
  readonly key: 'rule' | 'mode' | 'certificate' | 'block' | 'backend' | 'list' | 'safeRoute' | 'dns' | 'site'
  readonly path: RegExp
  /** The tab of provisioning that shows it. */
  readonly tab?: string
}

/** What the audit log tells of a company's configuration, by path. Deployments and purges have lists of their own. */
const written: readonly Written[] = [
  { kind: 'rule', key: 'rule', path: /^autoprovisioning\/\d+\/rules(?:\/(\d+))?(?:\/|$)/, tab: 'rules' },
  { kind: 'attack', key: 'mode', path: /^autoprovisioning\/\d+\/uam\/(\d+)/ },
  {
    kind: 'certificate',
    key: 'certificate',
    path: /^autoprovisioning\/\d+\/(?:sslconfig|sslcertificaterequest|dnscertrequest)(?:\/(\d+))?(?:\/|$)/,
    tab: 'certificates',
  },
  { kind: 'block', key: 'block', path: /^autoprovisioning\/\d+\/blockedlist(?:\/\w+\/([^/]+))?(?:\/|$)/ },
  { kind: 'setting', key: 'backend', path: /^autoprovisioning\/\d+\/backends(?:\/(\d+))?(?:\/|$)/, tab: 'backends' },
  { kind: 'setting', key: 'dns', path: /^autoprovisioning\/\d+\/domain(?:\/(\d+))?(?:\/|$)/ },
  { kind: 'setting', key: 'list', path: /^companies\/\d+\/lists(?:\/(\d+))?(?:\/|$)/ },
  { kind: 'setting', key: 'site', path: /^companies\/\d+\/sites(?:\/(\d+))?(?:\/|$)/, tab: 'sites' },
  { kind: 'setting', key: 'safeRoute', path: /^security\/\d+\/safe_route(?:\/(\d+))?(?:\/|$)/ },
]

const plainPath = (path: string) => path.replace(/^\/?(?:api\/)?(?:v\d+\/)?/, '')

function addressIn(detail: string | null | undefined): string | undefined {
  // The log cuts long bodies, so what it keeps may be no JSON.
  return /"address":"([0-9a-fA-F.:/]+)"/.exec(detail ?? '')?.[1]
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

function seenIn(key: Written['key'], id: string, vhost: string | undefined, entry: AuditEntry): Pick<Marker, 'seen'> {
  switch (key) {
    case 'rule':
      return id ? { seen: { kind: 'rule', value: `rule_${id}` } } : {}
    case 'block': {
      const address = id ? decoded(id) : addressIn(entry.detail)
      return address ? { seen: { kind: 'address', value: address } } : {}
    }
    case 'certificate':
      return id && entry.action !== 'DELETE' ? { seen: { kind: 'certificate', value: id } } : {}
    default:
      return vhost ? { seen: { kind: 'host', value: vhost } } : {}
  }
}

/** Returns the changes of rules, modes, certificates, blocks and other settings that the audit log tells of. */
export function auditEvents(
  entries: readonly AuditEntry[],
  { sites, hostOf, t, links }: Pick<EventContext, 'sites' | 'hostOf' | 't' | 'links'>,
): DatedEvent[] {
  return entries.flatMap((entry): DatedEvent[] => {
    const { path, action, timestamp, user } = entry
    const row = written.find((one) => one.path.test(plainPath(path)))
    if (!row) return []
    const id = row.path.exec(plainPath(path))?.[1] ?? ''
    // The log names few sites; the path of a mode has the number of its site.
    const vhost = entry.vhost || (row.key === 'mode' ? hostOf(id) : undefined)
    if (vhost && sites.length > 0 && !sites.includes(vhost)) return []
    const seen = seenIn(row.key, id, vhost, entry)
    const who = user.username || user.email
    const subject = row.key === 'mode' ? (vhost ?? `#${id}`) : row.key === 'block' ? (seen.seen?.value ?? '') : id
    return [
      {
        when: timestamp,
        kind: row.kind,
        label: t(`changed.${row.key}`, { action, subject, named: subject ? 'yes' : 'no' }),
        ...(who && { who }),
        ...seen,
        ...(row.tab && { href: links.page('provisioning', new URLSearchParams({ tab: row.tab })) }),
        ...(row.kind === 'attack' && action === 'POST' && { tone: 'watch' as const }),
      },
    ]
  })
}
