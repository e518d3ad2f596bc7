import type { NewPrivateBotList } from '../../entities/BotLists.ts'
import type { CallsOf } from '../publicCalls.ts'
import { serviceId } from '../world/serviceIds.ts'
import type { World } from '../world/World.ts'
import type { SamplesOf } from './SamplesOf.ts'

const laptop = {
  id: 'k2',
  user: 1,
  name: 'Laptop',
  created_at: '2026-05-01T09:00:00Z',
  last_used_at: null,
  public_key: '',
  counter: 0,
  transports: [],
}
function ownPasskey(world: World) {
  world.passkeys.load('k2', laptop)
  return { params: { passkey: 'k2' } }
}

/** A good request of every row. */
export const accountBeyondSamples: SamplesOf<CallsOf<'account'>> = {
  passkey: ownPasskey,
  renamePasskey: (world) => ({ ...ownPasskey(world), body: { name: 'Work laptop' } }),
  forgetDevices: {},
  createCredentials: {},
  credentialsFor: { params: { user: 2 } },
}

const bare = 1900

/** A good request of every row. */
export const companiesSamples: SamplesOf<CallsOf<'companies'>> = {
  list: {},
  clone: { by: 'dealer', body: { company: 411, name: 'Hotel Faro Sur' } },
  remove(world) {
    world.companies.load(String(bare), {
      id: bare,
      name: 'Bare',
      client: null,
      services: [],
      require_2fa: false,
      retention_period: 24,
      support: { name: 'Standard', description: '' },
    })
    return { by: 'staff', in: bare }
  },
}

/** A good request of every row. */
export const tenantSamples: SamplesOf<CallsOf<'tenants'>> = {
  list: { params: { client: 30 } },
  one: { params: { client: 30, tenant: 30 } },
  add: { by: 'dealer', params: { tenant: 41 }, body: { name: 'Faro Group' } },
  save: { params: { tenant: 30 }, body: { name: 'Aurora Holding' } },
  remove(world) {
    const model = world.clients.get(30)
    if (model) world.clients.load('77', { ...model, id: 77, name: 'Nobody' })
    return { by: 'staff', params: { tenant: 77 } }
  },
  services: { params: { tenant: 30 } },
  service: { params: { tenant: 30, service: 5 } },
  addService: { params: { tenant: 30 }, body: { service_id: serviceId('waf') } },
  removeService: { params: { tenant: 30, service: serviceId('waf') } },
  addCompany: { by: 'staff', params: { tenant: 30 }, body: { name: 'Aurora Radio' } },
}

const list: NewPrivateBotList = {
  name: 'Partners',
  description: 'They call us',
  active: true,
  addresses: ['198.51.100.7', '2001:db8:77::/48'],
}
function ownList(kind: 'allow' | 'deny') {
  return (world: World) => {
    const id = kind === 'allow' ? 901 : 902
    world.bot_lists.load(String(id), { ...list, id, company: 300, site: 1201, kind, description: '', active: true })
    return { params: { site: 1201, list: id } }
  }
}
const site = { params: { site: 1201 } }

/** A good request of every row. */
export const botListSamples: SamplesOf<CallsOf<'botLists'>> = {
  publicAllow: {},
  switchPublicAllow: { params: { list: 4, site: 1201 }, body: { enabled: true } },
  publicDeny: {},
  switchPublicDeny: { params: { list: 13, site: 1201 }, body: { enabled: true } },
  allowed: site,
  allowList: ownList('allow'),
  addAllowed: { ...site, body: list },
  saveAllowed: (world) => ({ ...ownList('allow')(world), body: list }),
  removeAllowed: ownList('allow'),
  denied: site,
  denyList: ownList('deny'),
  addDenied: { ...site, body: list },
  saveDenied: (world) => ({ ...ownList('deny')(world), body: list }),
  removeDenied: ownList('deny'),
  script(world) {
    world.origin_tokens.load('1204', { id: 1204, company: 300, token: 'old', created_at: 1_781_000_000 })
    return { params: { site: 1204 } }
  },
}

/** A good request of every row. */
export const assistanceSamples: SamplesOf<CallsOf<'assistance'>> = {
  recommendVcl: { body: { prompt: 'Send everybody to https' }, takesNothing: true },
  reportProblem(world) {
    const backend = world.backends.find((row) => row.company === 300 && row.area === 'production')
    return { body: { backend_id: backend?.id ?? 0, error: 'Half of the pictures are missing', status_code: 404 } }
  },
}
