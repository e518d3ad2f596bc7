import type { bots } from '../../endpoints/bots.ts'
import type { ddos } from '../../endpoints/ddos.ts'
import type { origins } from '../../endpoints/origins.ts'
import type { waf } from '../../endpoints/waf.ts'
import type { CallsOf } from '../publicCalls.ts'
import type { SamplesOf } from './SamplesOf.ts'

const timestamp = { from: 1_781_515_800, to: 1_781_519_400, interval: 60, timezone: 'UTC' }
const filters = { timestamp, company: 300, vhost: [] }
const analysis = {
  timestamp: { from: 1_781_515_800_000, to: 1_781_519_400_000, interval: 'HOURLY' as const },
  vhost: [],
}

/** A good request of every row. */
export const wafSamples: SamplesOf<typeof waf> = {
  historicHistogram: { params: { filters } },
  analyticHistogram: { params: { filters, detailed: true } },
  analyticTable: { params: { filters, key_field: 'transaction.messages.details.ruleId', total_count: true } },
}

/** A good request of every row. */
export const ddosSamples: SamplesOf<typeof ddos> = {
  analyticHistogram: { params: { filters } },
  analyticTable: { params: { filters, key_field: 'geoip.asn.organization_name' } },
}

/** A good request of every row. */
export const originSamples: SamplesOf<typeof origins> = {
  analyticHistogram: { params: { filters } },
  analyticTable: { params: { filters, key_field: 'tcdn.varnish.backend' } },
}

/** A good request of every row. */
export const botSamples: SamplesOf<typeof bots> = {
  historicHistogram: { params: { filters, detailed: true } },
  analyticHistogram: { params: { filters } },
  analyticTable: { params: { filters, key_field: 'crawler' } },
  trafficAnalysis: { params: { filters: { ...analysis, status: [403] } } },
  clientAnalysis: { params: { filters: analysis } },
}

/** A good request of every row. */
export const usageSamples: SamplesOf<CallsOf<'usage'>> = {
  storage: { params: { filters } },
  storageConsumption: { params: { filters: { timestamp } } },
  images: { params: { filters } },
  lookups: { params: { filters } },
  domains: { params: { filters, detailed: true } },
  dnsHistogram: { params: { filters, mode: 'historic' }, namesNothing: true },
  dnsTable: { params: { filters, mode: 'analytic', key_field: 'record.type' }, namesNothing: true },
  purges: { params: { filters: { timestamp }, key_field: 'purge' } },
  address: { params: { ip: '198.51.100.201' }, namesNothing: true },
  addressScore: { params: { ip: '2001:db8::1' }, namesNothing: true },
}
