import { area } from '../call/area.ts'
import { call, filteredBy, needsService, retries, returns } from '../call/call.ts'
import type { FamilyFilter, SpanFilter } from '../domain/families.ts'
import { AddressInfo, AddressScore } from '../entities/Address.ts'
import { Histogram, Table } from '../entities/Statistics.ts'
import { PurgeHistogram, StorageHistogram } from '../entities/Usage.ts'

/** Other statistics (§7): storage, images, look-ups, domains, DNS queries, purges, and information on an IP address. */
export const usage = area('usage', {
  storage: call(
    'GET statistics/{company}/storage/historic/histogram/{?filters}',
    filteredBy<SpanFilter>(),
    returns(StorageHistogram),
    retries,
    needsService('storage'),
  ),
  images: call(
    'GET statistics/{company}/i3/historic/histogram/{?filters,detailed}',
    filteredBy<SpanFilter>(),
    returns(Histogram),
    retries,
    needsService('i3'),
  ),
  lookups: call(
    'GET statistics/{company}/ipinfo/historic/histogram/{?filters,detailed}',
    filteredBy<SpanFilter>(),
    returns(Histogram),
    retries,
    needsService('ipinfo'),
  ),
  domains: call(
    'GET statistics/{company}/domains/historic/histogram/{?filters,detailed}',
    filteredBy<SpanFilter>(),
    returns(Histogram),
    retries,
    needsService('dnsdelegation'),
  ),
  /** `mode` is historic or analytic. */
  dnsHistogram: call(
    'GET statistics/{company}/dns/{mode}/histogram/{?filters,key_field,detailed}',
    filteredBy<FamilyFilter<'dns'>>(),
    returns(Histogram),
    retries,
    needsService('dnsdelegation'),
  ),
  dnsTable: call(
    'GET statistics/{company}/dns/{mode}/table/{?filters,key_field,total_count}',
    filteredBy<FamilyFilter<'dns'>>(),
    returns(Table),
    retries,
    needsService('dnsdelegation'),
  ),
  /** `key_field` is purge or ban. */
  purges: call(
    'GET companies/{company}/invalidate/histogram/{?filters,key_field}',
    filteredBy<Pick<SpanFilter, 'timestamp'>>(),
    returns(PurgeHistogram),
    needsService('invalidation'),
  ),
  address: call(
    'GET statistics/{company}/ip/{ip}',
    returns(AddressInfo),
    needsService('ipinfo', 'analytics', 'dedicatedanalytics'),
  ),
  addressScore: call(
    'GET statistics/{company}/ip_score/{ip}',
    returns(AddressScore),
    needsService('ipinfo', 'botmitigation', 'analytics', 'dedicatedanalytics'),
  ),
})
