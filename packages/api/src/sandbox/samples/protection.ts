import type { protection } from '../../endpoints/protection.ts'
import type { NewApiProtectionRule } from '../../entities/Protection.ts'
import type { World } from '../world/World.ts'
import type { SamplesOf } from './SamplesOf.ts'

const rule: NewApiProtectionRule = {
  active: true,
  action: 'block',
  schema_url: 'https://api.auroramedia.example/openapi.json',
  methods: ['GET', 'POST'],
  rate_limit: 600,
}
const guarded = (world: World) => ({ site: world.api_protection.find((row) => row.company === 300)?.id ?? 0 })

/** A good request of every row. */
export const protectionSamples: SamplesOf<typeof protection> = {
  underAttack: {},
  underAttackOf: { params: { site: 1201 } },
  activate: { params: { site: 1201 } },
  deactivate(world) {
    world.under_attack.load('1202', { id: 1202, company: 300, activated_at: 1_781_000_000, activated_by: 'admin' })
    return { params: { site: 1202 } }
  },
  apiRules: {},
  apiRule: (world) => ({ params: guarded(world) }),
  addApiRule: { body: { ...rule, site: 1201 } },
  saveApiRule: (world) => ({ params: guarded(world), body: rule }),
  removeApiRule: (world) => ({ params: guarded(world) }),
  falsePositives: {
    body: { timestamp: { from: 1_781_000_000, to: 1_781_400_000 }, sites: [1201], whitelist: false },
  },
}
