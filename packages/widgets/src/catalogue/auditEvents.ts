import { type AuditEntry, type AuditKind, auditObject } from '@parapet/api'
import type { Marker } from '../charts/types.ts'
import type { DatedEvent, EventContext } from './eventSource.ts'

interface Written {
  readonly kind: 'rule' | 'attack' | 'certificate' | 'block' | 'setting'
  /** The tab of provisioning that shows it. */
  readonly tab?: string
}

/** What the audit log tells of a company's configuration. Deployments and purges have lists of their own. */
const written = {
  rule: { kind: 'rule', tab: 'rules' },
  mode: { kind: 'attack' },
  certificate: { kind: 'certificate', tab: 'certificates' },
  block: { kind: 'block' },
  backend: { kind: 'setting', tab: 'backends' },
  dns: { kind: 'setting' },
  list: { kind: 'setting' },
  site: { kind: 'setting', tab: 'sites' },
  safeRoute: { kind: 'setting' },
} as const satisfies Partial<Record<AuditKind, Written>>
type WrittenKind = keyof typeof written

const isWritten = (kind: AuditKind): kind is WrittenKind => kind in written

function addressIn(detail: string | null | undefined): string | undefined {
  // The log cuts long bodies, so what it keeps may be no JSON.
  return /"address":"([0-9a-fA-F.:/]+)"/.exec(detail ?? '')?.[1]
}

function seenIn(key: WrittenKind, id: string, vhost: string | undefined, entry: AuditEntry): Pick<Marker, 'seen'> {
  switch (key) {
    case 'rule':
      return id ? { seen: { kind: 'rule', value: `rule_${id}` } } : {}
    case 'block': {
      const address = id || addressIn(entry.detail)
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
    const { action, timestamp, user } = entry
    const { kind: key, id } = auditObject(entry)
    if (!isWritten(key)) return []
    const row: Written = written[key]
    // The log names few sites; the path of a mode has the number of its site.
    const vhost = entry.vhost || (key === 'mode' ? hostOf(id) : undefined)
    if (vhost && sites.length > 0 && !sites.includes(vhost)) return []
    const seen = seenIn(key, id, vhost, entry)
    const who = user.username || user.email
    const subject = key === 'mode' ? (vhost ?? `#${id}`) : key === 'block' ? (seen.seen?.value ?? '') : id
    return [
      {
        when: timestamp,
        kind: row.kind,
        label: t(`changed.${key}`, { action, subject, named: subject ? 'yes' : 'no' }),
        ...(who && { who }),
        ...seen,
        ...(row.tab && { href: links.page('provisioning', new URLSearchParams({ tab: row.tab })) }),
        ...(row.kind === 'attack' && action === 'POST' && { tone: 'watch' as const }),
      },
    ]
  })
}
