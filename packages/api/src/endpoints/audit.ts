import { area } from '../call/area.ts'
import { call, filteredBy, gives } from '../call/call.ts'
import { AuditEntry, type auditActions } from '../entities/AuditEntry.ts'
import { listOf } from '../entities/List.ts'

/** What the audit trail is asked for (§3; `vhost` is needed by the public API, empty means every site). */
export interface AuditFilter {
  timestamp: { from: number; to: number }
  vhost: string[]
  user?: number
  action?: (typeof auditActions)[number]
}

/** Who did what (§7, Audit). */
export const audit = area('audit', {
  list: call(
    'GET audit/action/{company}/{?filters,offset,limit,search,output}',
    filteredBy<AuditFilter>(),
    gives(listOf(AuditEntry)),
  ),
})
