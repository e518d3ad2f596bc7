import type { NewAnomalyThreshold } from '../../entities/Anomaly.ts'
import type { CallsOf } from '../publicCalls.ts'
import type { SamplesOf } from './SamplesOf.ts'

const threshold: NewAnomalyThreshold = {
  site_id: 1204,
  tier: 'L1',
  active: true,
  config: { traffic: { sensitivity: 2, requests: 10 } },
  reactions: [{ anomaly_type: 'ip', threshold: 14, reaction_type: 'block_ip', params: { ttl: 600 } }],
}

const errors = 5_938_390_401_201

/** A good request of every row. */
export const anomalySamples: SamplesOf<CallsOf<'anomalies'>> = {
  available: {},
  list: { params: { filters: { timestamp: { from: 1_781_433_000, to: 1_781_519_400 }, vhost: [] } } },
  one: { params: { anomaly: errors } },
  pdf: { params: { anomaly: errors } },
  thresholds: { params: { site_id: 1201 } },
  addThreshold: { body: threshold },
  saveThreshold: { params: { threshold: 1 }, body: { ...threshold, site_id: 1201 } },
  changeThreshold: { params: { threshold: 1 }, body: { active: false } },
  removeThreshold: { params: { threshold: 1 } },
  preferences: {},
  savePreferences: { body: { results: [{ site_id: 1205, active: true }] } },
  removePreference: { params: { site: 1201 } },
}
