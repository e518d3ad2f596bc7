import { area } from '../call/area.ts'
import { call, filteredBy, needsService, retries, returns } from '../call/call.ts'
import type { FamilyFilter } from '../domain/families.ts'
import { Histogram, Table } from '../entities/Statistics.ts'

/** WAF statistics (§7; `waf/analytic/{format}` are the two analytic rows). */
export const waf = area(
  'waf',
  {
    historicHistogram: call(
      'GET {company}/waf/historic/histogram/{?filters,key_field,detailed}',
      filteredBy<FamilyFilter<'waf'>>(),
      returns(Histogram),
      retries,
    ),
    analyticHistogram: call(
      'GET {company}/waf/analytic/histogram/{?filters,key_field,detailed}',
      filteredBy<FamilyFilter<'waf'>>(),
      returns(Histogram),
      retries,
    ),
    analyticTable: call(
      'GET {company}/waf/analytic/table/{?filters,key_field,total_count}',
      filteredBy<FamilyFilter<'waf'>>(),
      returns(Table),
      retries,
    ),
  },
  { prefix: 'statistics', needs: needsService('waf') },
)
