import { area } from '../call/area.ts'
import { call, filteredBy, needs, returns } from '../call/call.ts'
import { AuditEntry, type auditActions } from '../entities/AuditEntry.ts'
import { listOf } from '../entities/List.ts'

/** The filter of the audit log (§3; the public API requires `vhost`, empty means every site). */
export interface AuditFilter {
  timestamp: { from: number; to: number }
  vhost: string[]
  user?: number
  action?: (typeof auditActions)[number]
}

/** The audit log (§7, Audit). */
export const audit = area('audit', {
  list: call(
    'GET audit/action/{company}/{?filters,offset,limit,search,output}',
    filteredBy<AuditFilter>(),
    returns(listOf(AuditEntry)),
    needs('admin'),
  ),
})
