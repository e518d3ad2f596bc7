import type { CallsOf } from '../publicCalls.ts'
import { serviceId } from '../world/serviceIds.ts'
import type { SamplesOf } from './SamplesOf.ts'

const companies: SamplesOf<CallsOf<'company'>> = {
  details: {},
  add: { by: 'dealer', body: { name: 'Hotel Faro' } },
  save: { body: { require_2fa: true } },
  supportType: {},
  members: {},
  member: { params: { user: 2 } },
  addUser: {
    body: { email: 'neu@parapet.example', first_name: 'Nela', last_name: 'Ruiz', password: 'Better-2026', roles: [4] },
  },
  saveUser: {
    params: { user: 2 },
    body: { first_name: 'V', last_name: 'I', password: '', roles: [4, 5] },
    lenient: ['password'],
  },
  removeUser: { params: { user: 2 } },
  addProfile: { in: 301, body: { user: 2, roles: [4] } },
  saveProfile: { params: { profile: 20 }, body: { roles: [5] } },
  ipRanges: {},
  publicIpRanges: {},
  possibleUsers: { by: 'staff' },
  impersonate: { by: 'staff', params: { user: 2 }, leavesTraces: true },
  subscribable: { in: 301 },
  subscriptions: {},
  subscribe: { in: 301, body: { service_id: serviceId('waf') } },
  unsubscribe: { params: { subscription: 30_000 + serviceId('autoprovisioning') } },
}

/** A good request of every row. */
export const companySamples: {
  company: SamplesOf<CallsOf<'company'>>
  sites: SamplesOf<CallsOf<'sites'>>
  inventory: SamplesOf<CallsOf<'inventory'>>
} = {
  company: companies,
  sites: {
    list: {},
    one: { params: { site: 1201 } },
    add: { body: { url: 'nuevo.c300.example' } },
    save: { params: { site: 1201 }, body: { url: 'www.auroramedia.example', active: false } },
    remove: { params: { site: 1201 } },
    enableSsl(world) {
      world.sites.load('9001', { id: 9001, company: 300, url: 'bare.auroramedia.example', active: true, ssl: false })
      return { params: { site: 9001 } }
    },
    move: { params: { site: 1201 }, body: { company: 301 } },
    verification: { body: { domain: 'www.neu.example' } },
    validate: { body: { domain: 'nuevo.c300.example' } },
    wizard: { body: { domain: 'auto.neu.example', automatic: true } },
    confirmWizard(world) {
      const domain = 'old.othercdn.example'
      const row = { company: 300, domain, txt: 'x', asked_at: 1_781_000_000 }
      world.verifications.load(`300 ${domain}`, { id: `300 ${domain}`, ...row })
      world.wizards.load('1', { id: 1, confirmed_at: null, ...row })
      return { body: { id: 1, confirm: true } }
    },
    wizards: {},
  },
  inventory: {
    pops: {},
    pop: { params: { pop: 1 } },
    nodes: {},
    node: { params: { node: 1 } },
    providers: {},
    provider: { params: { provider: 1 } },
    owaspRules: {},
    owaspRule: { params: { rule: 1 } },
  },
}
