import type { WireFilter } from '../../domain/filters.ts'
import type { statistics } from '../../endpoints/statistics.ts'
import type { SamplesOf } from './SamplesOf.ts'

const hour: WireFilter = {
  timestamp: { from: 1_781_515_800, to: 1_781_519_400, interval: 60, timezone: 'UTC' },
  company: 300,
  tier: 'L1',
  vhost: [],
}

/** A good request of every row. */
export const statisticsSamples: SamplesOf<typeof statistics> = {
  historicHistogram: { params: { filters: hour } },
  historicTable: { params: { filters: hour, key_field: 'countrycode' } },
  analyticHistogram: { params: { filters: hour } },
  analyticTable: { params: { filters: hour, key_field: 'response' } },
  serviceConfig: {},
  task: { params: { task: 'unknown' }, answers: 404 },
  revokeTask: { params: { task: 'unknown' }, answers: 404 },
}
