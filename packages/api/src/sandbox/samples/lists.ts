import type { security } from '../../endpoints/security.ts'
import type { NewAlert } from '../../entities/Alert.ts'
import type { NewSafeRoute } from '../../entities/SafeRoute.ts'
import type { CallsOf } from '../publicCalls.ts'
import type { SamplesOf } from './SamplesOf.ts'

const address = { address: '198.51.100.0/24', description: 'Office', until: null }
const list = { name: 'my_list', description: 'mine', services: [{ id: 5 }], addresses: [address], active: true }
const office = 5

/** A good request of every row. */
export const listSamples: SamplesOf<CallsOf<'lists'>> = {
  all: { params: { address_count_only: true } },
  one: { params: { list: office } },
  add: { body: list },
  save: { params: { list: office }, body: list },
  change: { params: { list: office }, body: { active: false, description: 'Closed' }, takesNothing: true },
  remove: { params: { list: office } },
  addAddress: {
    params: { list: office, address: '203.0.113.0/28' },
    body: { description: 'Visitors' },
    takesNothing: true,
  },
  removeAddress: { params: { list: office, address: '192.0.2.0/25' } },
  antiDdosHistory: { params: { from: '2026-06-01', to: '2026-06-15' } },
  blocked: { params: { kind: 'blacklist' } },
  block: { body: { kind: 'captcha', address: '203.0.113.200', reason: 'Spam' } },
  unblock: { params: { kind: 'blacklist', address: '198.51.100.23' } },
}

const alert: NewAlert = {
  active: true,
  service: 'delivery',
  limit: 500,
  unit: 'GB',
  reactions: [{ reaction_type: 'email', params: { emails: ['admin@parapet.example'] } }],
}

/** A good request of every row. */
export const alertSamples: SamplesOf<CallsOf<'alerts'>> = {
  list: {},
  one: { params: { alert: 1 } },
  add: { body: alert },
  save: { params: { alert: 1 }, body: alert },
  setActive: { params: { alert: 1 }, body: { active: false } },
  remove: { params: { alert: 1 } },
  reactions: { params: { service: 'TransparentAlert' } },
}

const route: NewSafeRoute = { name: 'Tests', description: '', site: 1201, url: '/', duration: 3600, active: true }

/** A good request of every row. */
export const securitySamples: SamplesOf<typeof security> = {
  safeRoutes: { params: { site: 1201 } },
  safeRoute: { params: { route: 5 } },
  safeRouteHistory: { params: { route: 5 } },
  addSafeRoute: { body: route },
  saveSafeRoute: { params: { route: 5 }, body: route },
  removeSafeRoute: { params: { route: 5 } },
}
