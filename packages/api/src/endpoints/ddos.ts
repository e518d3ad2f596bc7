import { area } from '../call/area.ts'
import { call, filteredBy, needsService, retries, returns } from '../call/call.ts'
import type { FamilyFilter } from '../domain/families.ts'
import { Histogram, Table } from '../entities/Statistics.ts'

/** Anti-DDoS statistics: the three reasons of §9. */
export const ddos = area(
  'ddos',
  {
    analyticHistogram: call(
      'GET {company}/ddos/analytic/histogram/{?filters,key_field,detailed,total_count}',
      filteredBy<FamilyFilter<'ddos'>>(),
      returns(Histogram),
      retries,
    ),
    analyticTable: call(
      'GET {company}/ddos/analytic/table/{?filters,key_field,detailed,total_count}',
      filteredBy<FamilyFilter<'ddos'>>(),
      returns(Table),
      retries,
      needsService('antiddos'),
    ),
  },
  { prefix: 'statistics' },
)
