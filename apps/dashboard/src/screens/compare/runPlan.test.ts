import {
  type AreaContent,
  areaDifference,
  areaPlan,
  makeBackend,
  makeRule,
  makeVclConfig,
  type PlanStep,
} from '@parapet/api'
import { expect, it } from 'vitest'
import { runPlan, type StepResults } from './runPlan.ts'

const company = 300
const empty: AreaContent = { backends: [], rules: [], vcl: null }
const rule = (id: number, backend: string | null) =>
  makeRule({
    id,
    site: 1,
    order: id,
    condition: {
      id,
      rule: id,
      logic_operator: null,
      conditions: [{ id, property: 'request_url', operator: 'starts_with', value: `/${id}` }],
    },
    action: {
      id,
      template: backend === null ? 'bypass_cache' : 'assign_backend',
      context: 'vcl_recv',
      parameters: backend === null ? [] : [{ name: 'backend', value: backend }],
    },
  })
const source: AreaContent = {
  backends: [makeBackend({ id: 1, name: 'one', company }), makeBackend({ id: 2, name: 'two', company })],
  rules: [rule(1, 'one'), rule(2, null)],
  vcl: makeVclConfig({ config_body: 'sub vcl_recv {\n  set req.backend_hint = c300_two.backend();\n}' }),
}
const { steps } = areaPlan(areaDifference(source, empty).changes, source, empty, company)

async function run(fails: readonly string[], before: StepResults = new Map()) {
  const made: string[] = []
  const results = await runPlan(steps, {
    company,
    before,
    make: async (step: PlanStep) => {
      made.push(step.key)
      if (fails.includes(step.key)) throw new Error('no')
      return step.key !== 'backend changed'
    },
    textOf: () => 'no',
    onResult: () => undefined,
  })
  return { made, results, kinds: Object.fromEntries([...results].map(([key, { kind }]) => [key, kind])) }
}

it('makes each step once, backends first and the version last', async () => {
  const { made, kinds } = await run([])
  expect(made).toEqual(['backend one', 'backend two', 'rule 1 -', 'rule 2 -', 'vcl'])
  expect(new Set(Object.values(kinds))).toEqual(new Set(['done']))
})

it('skips what needs a step that failed, and still makes the rest', async () => {
  expect((await run(['backend one'])).kinds).toEqual({
    'backend one': 'failed',
    'backend two': 'done',
    'rule 1 -': 'skipped',
    'rule 2 -': 'done',
    vcl: 'done',
  })
  expect((await run(['backend two'])).kinds).toMatchObject({ vcl: 'skipped', 'rule 1 -': 'done' })
})

it('goes on where it stopped', async () => {
  const first = await run(['backend one'])
  const again = await run([], first.results)
  expect(again.made).toEqual(['backend one', 'rule 1 -'])
  expect(new Set(Object.values(again.kinds))).toEqual(new Set(['done']))
})
