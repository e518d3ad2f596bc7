import { nullish, object, picklist } from 'valibot'
import { audit } from '../../endpoints/audit.ts'
import { auditActions } from '../../entities/AuditEntry.ts'
import { id } from '../body.ts'
import { filtersOf, list, span } from '../query.ts'
import { replies } from '../replies.ts'

const AuditFilters = object({
  timestamp: span,
  vhost: list,
  user: nullish(id()),
  action: nullish(picklist(auditActions)),
})

export const auditReplies = replies(audit, {
  list(req) {
    const { timestamp, vhost, user, action } = filtersOf(req.query, AuditFilters)
    if (req.scenario === 'empty') return []
    return req.world.audit
      .all()
      .filter(
        (row) =>
          row.company === req.company.id &&
          row.timestamp >= timestamp.from &&
          row.timestamp < timestamp.to &&
          (vhost.length === 0 || (row.vhost != null && vhost.includes(row.vhost))) &&
          (user == null || row.user.id === user) &&
          (action == null || row.action === action),
      )
      .sort((a, b) => b.timestamp - a.timestamp || b.id - a.id)
      .map(({ company: _, ...entry }) => entry)
  },
})
