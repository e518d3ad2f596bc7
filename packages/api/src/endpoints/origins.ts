import { area } from '../call/area.ts'
import { call, filteredBy, needsService, retries, returns } from '../call/call.ts'
import type { FamilyFilter } from '../domain/families.ts'
import { OriginHistogram } from '../entities/Origins.ts'
import { Table } from '../entities/Statistics.ts'

/** Backend delivery statistics (§7, Statistics). */
export const origins = area(
  'origins',
  {
    analyticHistogram: call(
      'GET {company}/backend_delivery/analytic/histogram/{?filters,key_field,detailed,total_count}',
      filteredBy<FamilyFilter<'origins'>>(),
      returns(OriginHistogram),
      retries,
    ),
    analyticTable: call(
      'GET {company}/backend_delivery/analytic/table/{?filters,key_field,detailed,total_count}',
      filteredBy<FamilyFilter<'origins'>>(),
      returns(Table),
      retries,
    ),
  },
  { prefix: 'statistics', needs: needsService('backendanalytics') },
)
