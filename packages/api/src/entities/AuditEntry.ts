import { type InferOutput, nullish, number, optional, picklist, string } from 'valibot'
import { loose } from './loose.ts'

export const auditActions = ['POST', 'UPDATE', 'DELETE'] as const

/** Who or what acts in the name of a user. Ours. */
export const auditActors = ['person', 'key', 'reaction'] as const

/**
 * An entry of the audit log. Only the filter's keys (timestamp, vhost, action, user) are public; the other fields
 * are ours. `timestamp` is in epoch seconds, `path` that of the object that was
 * written (or the called one), `detail` the body without secrets, `actor` by what the user acted, and `staff` who of the
 * provider acted as the user; both are absent where they are not known.
 */
export const AuditEntry = loose({
  id: number(),
  timestamp: number(),
  user: loose({ id: number(), email: optional(string(), ''), username: optional(string(), '') }),
  action: picklist(auditActions),
  vhost: nullish(string(), null),
  path: optional(string(), ''),
  ip: nullish(string(), null),
  detail: nullish(string(), null),
  actor: nullish(picklist(auditActors)),
  staff: nullish(loose({ id: number(), username: optional(string(), '') })),
})
export type AuditEntry = InferOutput<typeof AuditEntry>

/** An entry of the audit trail for the sandbox, stories and tests. */
export function makeAuditEntry(over: Partial<AuditEntry> = {}): AuditEntry {
  return {
    id: 1,
    timestamp: 1_781_519_400,
    user: { id: 1, email: 'ada@example.com', username: 'ada@example.com' },
    action: 'POST',
    vhost: null,
    path: '/api/v1/companies/300/invalidate/',
    ip: '203.0.113.7',
    detail: null,
    ...over,
  }
}
