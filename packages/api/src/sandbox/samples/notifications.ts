import type { audit } from '../../endpoints/audit.ts'
import type { CallsOf } from '../publicCalls.ts'
import type { SamplesOf } from './SamplesOf.ts'

/** A good request of every row. */
export const auditSamples: SamplesOf<typeof audit> = {
  list: {
    params: {
      filters: { timestamp: { from: 1_781_000_000, to: 1_781_519_400 }, vhost: [], action: 'POST' },
      limit: 10,
      offset: 0,
    },
  },
}

/** A good request of every row. */
export const notificationSamples: SamplesOf<CallsOf<'notifications'>> = {
  methods: {},
  types: {},
  preferences: {},
  preference: { params: { preference: 1 } },
  addPreference: { body: { notification_type: 3, notification_method: 3, groups: [1] } },
  removePreference: { params: { preference: 1 } },
  history: { params: { limit: 5 } },
  pdf: { params: { notification: 1 } },
  markRead: { body: { ids: [1, 2] }, takesNothing: true },
}
