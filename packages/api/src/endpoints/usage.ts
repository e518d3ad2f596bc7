import { area } from '../call/area.ts'
import { call, extension, filteredBy, gives, retries } from '../call/call.ts'
import type { FamilyFilter, SpanFilter } from '../domain/families.ts'
import { AddressInfo, AddressScore } from '../entities/Address.ts'
import { Histogram, Table } from '../entities/Statistics.ts'
import { PurgeHistogram, StorageHistogram } from '../entities/Usage.ts'

/** Other statistics (§7): storage, images, look-ups, domains, DNS queries, purges, and information on an IP address. */
export const usage = area('usage', {
  storage: call(
    'GET statistics/{company}/storage/historic/histogram/{?filters}',
    filteredBy<SpanFilter>(),
    gives(StorageHistogram),
    retries,
  ),
  storageConsumption: call(
    'GET storage/consumption/{company}/{?filters}',
    filteredBy<Pick<SpanFilter, 'timestamp'>>(),
    gives(StorageHistogram),
    extension,
  ),
  images: call(
    'GET statistics/{company}/i3/historic/histogram/{?filters,detailed}',
    filteredBy<SpanFilter>(),
    gives(Histogram),
    retries,
  ),
  lookups: call(
    'GET statistics/{company}/ipinfo/historic/histogram/{?filters,detailed}',
    filteredBy<SpanFilter>(),
    gives(Histogram),
    retries,
  ),
  domains: call(
    'GET statistics/{company}/domains/historic/histogram/{?filters,detailed}',
    filteredBy<SpanFilter>(),
    gives(Histogram),
    retries,
  ),
  /** `mode` is historic or analytic. */
  dnsHistogram: call(
    'GET statistics/{company}/dns/{mode}/histogram/{?filters,key_field,detailed}',
    filteredBy<FamilyFilter<'dns'>>(),
    gives(Histogram),
    retries,
  ),
  dnsTable: call(
    'GET statistics/{company}/dns/{mode}/table/{?filters,key_field,total_count}',
    filteredBy<FamilyFilter<'dns'>>(),
    gives(Table),
    retries,
  ),
  /** `key_field` is purge or ban. */
  purges: call(
    'GET companies/{company}/invalidate/histogram/{?filters,key_field}',
    filteredBy<Pick<SpanFilter, 'timestamp'>>(),
    gives(PurgeHistogram),
  ),
  address: call('GET statistics/{company}/ip/{ip}', gives(AddressInfo)),
  addressScore: call('GET statistics/{company}/ip_score/{ip}', gives(AddressScore)),
})
