import { area } from '../call/area.ts'
import { call, extension, filteredBy, quiet, retries, returns } from '../call/call.ts'
import type { WireFilter } from '../domain/filters.ts'
import { Histogram, ServiceConfig, Table } from '../entities/Statistics.ts'
import { TaskStatus } from '../entities/TaskStatus.ts'

/**
 * Delivery (tier L1) and midtier (tier L2) statistics; the tier is in the filter (§7, Statistics). `key_field` ranks
 * by that key, `detailed` splits by site, `total_count` adds the number of keys. Historic data is aggregated and
 * kept for years, analytic data is raw.
 */
export const statistics = area('statistics', {
  historicHistogram: call(
    'GET statistics/{company}/delivery/historic/histogram/{?filters,key_field,detailed,total_count}',
    filteredBy<WireFilter>(),
    returns(Histogram),
    retries,
  ),
  historicTable: call(
    'GET statistics/{company}/delivery/historic/table/{?filters,key_field,detailed,total_count}',
    filteredBy<WireFilter>(),
    returns(Table),
    retries,
  ),
  analyticHistogram: call(
    'GET statistics/{company}/delivery/analytic/histogram/{?filters,key_field,detailed,total_count}',
    filteredBy<WireFilter>(),
    returns(Histogram),
    retries,
  ),
  analyticTable: call(
    'GET statistics/{company}/delivery/analytic/table/{?filters,key_field,detailed,total_count}',
    filteredBy<WireFilter>(),
    returns(Table),
    retries,
  ),
  serviceConfig: call('GET statistics/{company}/service_config', returns(ServiceConfig)),
  // Called only by call/steps/taskPolling.ts; rows so that the sandbox and the docs have them.
  task: call('GET statistics/{company}/task-status/{task}', returns(TaskStatus)),
  revokeTask: call('DELETE core/{company}/task-status/{task}/', quiet, extension),
})
