import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeRule, type Rule } from '../entities/Rule.ts'
import { makeVclConfig } from '../entities/VclConfig.ts'
import { actionTemplates, conditionOperators, ruleProperties } from '../sandbox/world/ruleCatalogue.ts'
import { deploymentState, isUnderway } from './deployments.ts'
import { moveRule, ruleName, sortRules } from './rules.ts'
import { ruleTemplateNames, ruleVcl } from './ruleVcl.ts'
import { checkVcl } from './vcl/check.ts'

const three = [3, 1, 2].map((order) => ({ id: order * 10, order, name: ruleName(order) }))

describe('the order of rules', () => {
  it.each([
    [10, 2, [20, 30, 10]],
    [30, 0, [30, 10, 20]],
    [20, 1, [10, 20, 30]],
    [20, 99, [10, 30, 20]],
    [20, -5, [20, 10, 30]],
    [99, 0, [10, 20, 30]],
  ])('moves rule %i to position %i', (id, to, ids) => {
    const moved = moveRule(three, id, to)
    expect(moved.map((rule) => rule.id)).toEqual(ids)
    expect(moved.map((rule) => rule.name)).toEqual(['rule_1', 'rule_2', 'rule_3'])
  })

  const rules = fc
    .uniqueArray(fc.integer({ min: 1, max: 1000 }), { minLength: 1, maxLength: 20 })
    .chain((ids) =>
      fc.tuple(...ids.map((id) => fc.record({ id: fc.constant(id), order: fc.nat(30), name: fc.string() }))),
    )

  it('has no gaps, loses no rule, and puts the moved one at its position', () => {
    fc.assert(
      fc.property(rules, fc.nat(19), fc.nat(19), (before, which, to) => {
        const { id } = before[which % before.length]!
        const place = to % before.length
        const moved = moveRule(before, id, place)
        expect(moved.map(({ order }) => order)).toEqual(before.map((_, i) => i + 1))
        expect(moved.every(({ name, order }) => name === ruleName(order))).toBe(true)
        expect(moved.map((rule) => rule.id).sort()).toEqual(before.map((rule) => rule.id).sort())
        expect(moved[place]?.id).toBe(id)
        const others = (list: readonly { id: number }[]) => list.map((rule) => rule.id).filter((other) => other !== id)
        expect(others(moved)).toEqual(others(sortRules(before)))
      }),
    )
  })

  it('is restored when the rule is moved back', () => {
    fc.assert(
      fc.property(rules, fc.nat(19), fc.nat(19), (before, which, to) => {
        const sorted = moveRule(before, -1, 0)
        const from = which % sorted.length
        const { id } = sorted[from]!
        expect(moveRule(moveRule(sorted, id, to), id, from)).toEqual(sorted)
      }),
    )
  })
})

describe('the VCL of rules', () => {
  const options = {
    company: 300,
    siteUrl: (site: number) => (site === 1201 ? 'www.example.com' : undefined),
    properties: ruleProperties,
  }

  it('implements them', () => {
    const rule = makeRule({ active: true })
    const off = makeRule({ id: 92, active: false })
    const elsewhere = makeRule({ id: 93, site: 7 })
    expect(ruleVcl([off, elsewhere, rule], options)).toBe(`sub vcl_recv {
  if (req.http.host == "www.example.com" && req.url ~ "^/admin") {
    set req.http.X-RetSynth = "403";
    call deny_request;
  }
}
`)
  })

  it('checks the request on the backend side for backend rules', () => {
    const action = {
      id: 1,
      template: 'cdn_ttl',
      context: 'vcl_backend_response',
      parameters: [{ name: 'seconds', value: '60' }],
    }
    expect(ruleVcl([makeRule({ action })], options)).toContain(
      'bereq.http.host == "www.example.com" && bereq.url ~ "^/admin"',
    )
  })

  it.each([
    ['request_url', 'ends_with', '.pdf', 'regsub(req.url, "\\?.*$", "") ~ "\\.pdf$"'],
    ['request_url', 'equals', '/a', 'regsub(req.url, "\\?.*$", "") == "/a"'],
    ['query', 'contains', 'utm=', 'regsub(req.url, "^[^?]*\\??", "") ~ "utm="'],
    ['country', 'equals', 'ES', 'req.http.geo_country_code == "ES"'],
    ['client_ip', 'equals', '10.0.0.0/8', 'std.ip(req.http.True-Client-IP, client.ip) ~ rule_91_1'],
    ['client_ip', 'not_equals', '10.0.0.0/8', 'std.ip(req.http.True-Client-IP, client.ip) !~ rule_91_1'],
  ])('compares %s %s %s', (name, operator, value, expected) => {
    const conditions = [{ id: 1, property: name, operator, value }]
    const program = ruleVcl([makeRule({ condition: { id: 1, rule: 91, logic_operator: null, conditions } })], options)
    expect(program).toContain(` && ${expected}) {`)
    expect(program.includes('acl rule_91_1 {\n  "10.0.0.0"/8;\n}')).toBe(name === 'client_ip')
    expect(checkVcl(program, { backends: [] })).toEqual([])
  })

  it('supports every template of the catalogue', () => {
    expect([...ruleTemplateNames].sort()).toEqual(actionTemplates.map(({ name }) => name).sort())
  })

  const nasty = fc.string({ unit: fc.constantFrom('a', '/', '"', '}', '{', '\\', '\n', '#', '(', '*', '$', 'é', ' ') })
  const property = fc.constantFrom(...ruleProperties)
  const condition = fc
    .tuple(
      property,
      fc.constantFrom(...conditionOperators),
      fc.oneof(nasty, fc.constantFrom('10.0.0.0/8', '2001:db8::1')),
    )
    .filter(([, { name }]) => !name.endsWith('matches'))
    .map(([{ name }, operator, value]) => ({ id: 1, property: name, operator: operator.name, value }))
  const rule: fc.Arbitrary<Rule> = fc
    .tuple(
      fc.constantFrom(...actionTemplates),
      fc.array(condition, { maxLength: 4 }),
      fc.constantFrom('and' as const, 'or' as const, null),
      nasty,
      fc.integer({ min: 1, max: 50 }),
    )
    .map(([template, conditions, logic_operator, text, order]) => {
      const given = (type: string) => (type === 'number' ? '60' : type === 'backend' ? 'origin1' : text)
      const parameters = template.parameters.map(({ name, type }) => ({
        name,
        value: name === 'name' ? 'X-Header' : given(type),
      }))
      const action = { id: 1, template: template.name, context: template.context, parameters }
      return makeRule({ id: order, order, condition: { id: 1, rule: order, logic_operator, conditions }, action })
    })

  it('compiles, whatever is typed into conditions and parameters', () => {
    fc.assert(
      fc.property(fc.array(rule, { maxLength: 6 }), (made) => {
        const rules = made.map((one, index) => ({ ...one, id: index + 1 }))
        const program = ruleVcl(rules, options)
        expect(checkVcl(program, { backends: ['c300_origin1'] }), program).toEqual([])
      }),
      { numRuns: 300 },
    )
  })
})

describe('the state of a deployment', () => {
  const off = { validated: false, active: false, deployed: false, production_dt: null }
  it.each([
    ['queued', off, true],
    ['deploying', { ...off, validated: true }, true],
    ['live', {}, false],
    ['superseded', { active: false }, false],
    ['superseded', { active: false, deployed: false }, false],
    ['rejected', { ...off, error_text: 'Symbol not found' }, false],
    ['validating', { ...off, status: 'validating' as const }, true],
  ])('%s', (state, over, underway) => {
    const config = makeVclConfig(over)
    expect(deploymentState(config)).toBe(state)
    expect(isUnderway(config)).toBe(underway)
  })
})
