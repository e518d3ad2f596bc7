import type { ruleBuilder } from '../../endpoints/ruleBuilder.ts'
import type { NewBackend } from '../../entities/Backend.ts'
import type { NewRule } from '../../entities/Rule.ts'
import type { CallsOf } from '../publicCalls.ts'
import type { EdgeArea } from '../world/records.ts'
import type { World } from '../world/World.ts'
import type { SamplesOf } from './SamplesOf.ts'

const backend: NewBackend = {
  name: 'origin9',
  origin: 'origin9.auroramedia.example',
  ssl: true,
  port: 443,
  extra_headers: 'X-Probe: 1',
  host: 'www.auroramedia.example',
  health_check: '/favicon.ico',
  status_code: 200,
  interval: 40,
  no_probe: false,
}

const config_body = `sub vcl_recv {
  set req.backend_hint = c300_origin1.backend();
}`

const condition = { property: 'request_url', operator: 'starts_with', value: '/blog' }
const rule: NewRule = {
  site: 1201,
  active: true,
  condition: {
    logic_operator: 'and',
    conditions: [condition, { ...condition, operator: 'ends_with', value: '.html' }],
  },
  action: { template: 'cdn_ttl', parameters: [{ name: 'seconds', value: '600' }] },
}

/** Good requests of an area, about company 300. */
export function edgeSamples(area: EdgeArea): SamplesOf<CallsOf<'provisioning'>> {
  const isHere = (row: { company: number; area: EdgeArea }) => row.company === 300 && row.area === area
  const backendIn = (world: World) => ({ backend: world.backends.find(isHere)?.id ?? 0 })
  const firstRule = (world: World) => {
    const found = world.rules.find(isHere)
    if (!found) throw new Error('The world has no rules')
    return found
  }
  const ruleIn = (world: World) => ({ rule: firstRule(world).id })
  return {
    backends: { params: { ordering: 'name' } },
    backend: (world) => ({ params: backendIn(world) }),
    addBackend: { body: backend },
    saveBackend: (world) => ({ params: backendIn(world), body: { ...backend, name: 'origin1' } }),
    removeBackend(world) {
      world.backends.load(`8${area.length}`, {
        ...backend,
        name: 'unused9',
        id: Number(`8${area.length}`),
        company: 300,
        area,
        sick_since: null,
      })
      return { params: { backend: Number(`8${area.length}`) } }
    },
    checkBackend: (world) => ({ params: backendIn(world) }),
    testBackend: { body: backend, takesNothing: true },
    backendProblems: { params: { filters: { timestamp: { from: 1_781_000_000, to: 1_781_500_000 } } } },
    configs: { params: { limit: 5 } },
    config: (world) => ({ params: { config: world.vcl_configs.find(isHere)?.id ?? 0 } }),
    deploy: { body: { config_body, comment: 'One origin' } },
    customConfigs: {},
    generatedVcl: { params: { site: 1201 } },
    rules: {},
    rule: (world) => ({ params: ruleIn(world) }),
    addRule: { body: rule },
    saveRule: (world) => ({ params: ruleIn(world), body: rule }),
    removeRule: (world) => ({ params: ruleIn(world) }),
    reorderRules(world) {
      const rules = world.rules.all().filter((row) => isHere(row) && row.site === 1201)
      const next = rules.toReversed().map(({ id, action, condition: of }, i) => ({
        id,
        action,
        condition: of,
        name: `rule_${i + 1}`,
        order: i + 1,
      }))
      return { params: { site: 1201 }, body: { rules: next }, lenient: ['rules.0.action', 'rules.0.condition'] }
    },
    ruleCounts: {},
    conditions: (world) => ({ params: ruleIn(world) }),
    addCondition: (world) => ({ params: ruleIn(world), body: condition }),
    saveCondition: (world) => ({
      params: { ...ruleIn(world), condition: firstRule(world).condition.conditions[0]?.id ?? 0 },
      body: condition,
    }),
    removeCondition: (world) => ({
      params: { ...ruleIn(world), condition: firstRule(world).condition.conditions[0]?.id ?? 0 },
    }),
    actions: (world) => ({ params: ruleIn(world) }),
    saveAction: (world) => ({
      params: { ...ruleIn(world), action: firstRule(world).action.id },
      body: { template: 'redirect_https', parameters: [] },
    }),
    compoundConditions: {},
    bindConditions: (world) => ({ body: { ...rule.condition, ...ruleIn(world) } }),
  }
}

/** A good request of every row. */
export const ruleBuilderSamples: SamplesOf<typeof ruleBuilder> = {
  properties: {},
  operators: {},
  logicOperators: {},
  templates: { params: { limit: 5 } },
  actionContexts: {},
  contexts: {},
  variables: {},
}
