import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeBackend } from '../entities/Backend.ts'
import { makeRule, type Rule } from '../entities/Rule.ts'
import { makeVclConfig } from '../entities/VclConfig.ts'
import {
  type AreaChange,
  type AreaContent,
  type AreaPlan,
  areaDifference,
  areaPlan,
  backendBody,
  changeVerb,
  lackingChanges,
  namedBackends,
  ruleBodyOf,
  withNeeds,
} from './areaDifference.ts'
import { renumber, sortRules } from './rules.ts'

const company = 300
const empty: AreaContent = { backends: [], rules: [], vcl: null }

const backend = (id: number, name: string, port: number) => makeBackend({ id, name, port, company })
const ruleFor = (id: number, site: number, order: number, value: string, name: string | null, active = true) =>
  makeRule({
    id,
    site,
    order,
    active,
    condition: {
      id,
      rule: id,
      logic_operator: null,
      conditions: [{ id, property: 'request_url', operator: 'starts_with', value }],
    },
    action:
      name === null
        ? { id, template: 'bypass_cache', context: 'vcl_recv', parameters: [] }
        : { id, template: 'assign_backend', context: 'vcl_recv', parameters: [{ name: 'backend', value: name }] },
  })

const names = ['one', 'two', 'three', 'four'] as const
const area = (first: number): fc.Arbitrary<AreaContent> =>
  fc
    .record({
      ports: fc.dictionary(fc.constantFrom(...names), fc.constantFrom(80, 443)),
      rules: fc.array(
        fc.record({
          site: fc.constantFrom(1, 2),
          value: fc.constantFrom('/a', '/b', '/c'),
          name: fc.option(fc.constantFrom(...names), { nil: null }),
          active: fc.boolean(),
        }),
        { maxLength: 6 },
      ),
      vcl: fc.option(fc.constantFrom(...names), { nil: null }),
    })
    .map(({ ports, rules, vcl }) => ({
      backends: Object.entries(ports).map(([name, port], at) => backend(first + at, name, port)),
      rules: ([1, 2] as const).flatMap((site) =>
        rules
          .filter((row) => row.site === site)
          .map((row, at) => ruleFor(first + 10 + site * 20 + at, site, at + 1, row.value, row.name, row.active)),
      ),
      vcl:
        vcl &&
        makeVclConfig({
          id: first + 99,
          config_body: `sub vcl_recv {\n  set req.backend_hint = c300_${vcl}.backend();\n}`,
        }),
    }))

/** What the target holds once a plan has been carried out, as the provider would do it. */
function carriedOut({ steps }: AreaPlan, target: AreaContent): AreaContent {
  let { backends, rules, vcl } = target
  const ids = new Map<string, number>()
  let next = 10_000
  const last = (site: number) => Math.max(0, ...rules.filter((rule) => rule.site === site).map(({ order }) => order))
  for (const step of steps) {
    if (step.kind === 'backend') {
      backends = backends.filter(({ name }) => name !== step.name)
      if (step.source) backends = [...backends, { ...backendBody(step.source), id: next++, company }]
    } else if (step.kind === 'vcl') vcl = { ...step.source, id: next++ }
    else if (step.kind === 'rule') {
      const { source, target: old } = step
      rules = rules.filter(({ id }) => id !== old?.id)
      if (!source) rules = renumbered(rules)
      else if (old) rules = [...rules, { ...source, id: old.id, order: old.order }]
      else {
        ids.set(step.key, next)
        rules = [...rules, { ...source, id: next++, order: last(step.site) + 1 }]
      }
    } else {
      const order = step.order.map((at) => (typeof at === 'number' ? at : ids.get(at)))
      const own = order.flatMap((id) => rules.find((rule) => rule.id === id) ?? [])
      expect(own).toHaveLength(rules.filter(({ site }) => site === step.site).length)
      rules = [...rules.filter(({ site }) => site !== step.site), ...renumber(own)]
    }
  }
  return { backends, rules, vcl }
}
const renumbered = (rules: readonly Rule[]) =>
  [...new Set(rules.map(({ site }) => site))].flatMap((site) =>
    renumber(sortRules(rules.filter((rule) => rule.site === site))),
  )

const keysOf = (changes: readonly AreaChange[]) => changes.map(({ key }) => key)
const chosenFrom = (changes: readonly AreaChange[], bits: readonly boolean[]) =>
  changes.filter((_, at) => bits[at % Math.max(1, bits.length)])
const contentOf = ({ backends, rules, vcl }: AreaContent) =>
  JSON.stringify([
    backends.map(backendBody).sort((a, b) => (a.name < b.name ? -1 : 1)),
    ([1, 2] as const).map((site) => sortRules(rules.filter((rule) => rule.site === site)).map(ruleBodyOf)),
    vcl?.config_body.trim(),
  ])

describe('the difference of two areas', () => {
  it('is empty of an area with itself, whatever the ids are', () => {
    fc.assert(
      fc.property(area(100), (one) => {
        const other = { ...one, rules: one.rules.map((rule) => ({ ...rule, id: rule.id + 5000 })) }
        expect(areaDifference(one, other).changes).toEqual([])
      }),
    )
  })

  it('is gone once all of it is carried out', () => {
    fc.assert(
      fc.property(area(100), area(5000), (source, target) => {
        const { changes } = areaDifference(source, target)
        const after = carriedOut(areaPlan(changes, source, target, company), target)
        expect(areaDifference(source, after).changes).toEqual([])
        expect(contentOf({ ...after, vcl: source.vcl })).toBe(contentOf(source))
      }),
      { numRuns: 300 },
    )
  })

  it('changes what was chosen and nothing else', () => {
    fc.assert(
      fc.property(
        area(100),
        area(5000),
        fc.array(fc.boolean(), { minLength: 1, maxLength: 7 }),
        (source, target, bits) => {
          const { changes } = areaDifference(source, target)
          const chosen = chosenFrom(changes, bits)
          const after = carriedOut(areaPlan(chosen, source, target, company), target)
          const touched = chosen.flatMap((change) =>
            change.kind === 'rule' && change.target ? [change.target.id] : [],
          )
          const untouched = target.rules.filter(({ id }) => !touched.includes(id))
          for (const rule of untouched)
            expect(ruleBodyOf(after.rules.find(({ id }) => id === rule.id) as Rule)).toEqual(ruleBodyOf(rule))
          const named = chosen.flatMap((change) => (change.kind === 'backend' ? [change.name] : []))
          const others = target.backends.filter(({ name }) => !named.includes(name))
          for (const one of others) expect(after.backends).toContainEqual(one)
          expect(after.rules).toHaveLength(
            target.rules.length +
              chosen.filter((change) => change.kind === 'rule' && changeVerb(change) === 'add').length -
              chosen.filter((change) => change.kind === 'rule' && changeVerb(change) === 'remove').length,
          )
          if (!keysOf(chosen).includes('vcl')) expect(after.vcl).toBe(target.vcl)
          const isKept = (site: number) => !chosen.some((change) => change.kind === 'order' && change.site === site)
          for (const site of [1, 2].filter(isKept)) {
            const before = sortRules(untouched.filter((rule) => rule.site === site)).map(({ id }) => id)
            const now = sortRules(after.rules).flatMap(({ id }) => (before.includes(id) ? [id] : []))
            expect(now).toEqual(before)
          }
        },
      ),
      { numRuns: 300 },
    )
  })

  it('copies what is lacking with what it needs, and overwrites and removes nothing', () => {
    fc.assert(
      fc.property(area(100), area(5000), (source, target) => {
        const chosen = lackingChanges(areaDifference(source, target))
        const plan = areaPlan(chosen, source, target, company)
        const after = carriedOut(plan, target)
        for (const one of target.backends) expect(after.backends).toContainEqual(one)
        expect(target.rules.every(({ id }) => after.rules.some((rule) => rule.id === id))).toBe(true)
        const had = new Set([...source.backends, ...target.backends].map(({ name }) => name))
        for (const fault of plan.faults.values())
          expect(fault.kind === 'needs' && fault.backends.every((name) => !had.has(name))).toBe(true)
      }),
    )
  })
})

describe('a rule is found in the other area', () => {
  const of = (source: readonly Rule[], target: readonly Rule[]) =>
    areaDifference({ ...empty, rules: source }, { ...empty, rules: target }).changes.map((change) =>
      change.kind === 'rule' ? [changeVerb(change), ...change.parts] : [change.kind],
    )
  it.each([
    ['by its content', ruleFor(1, 1, 1, '/a', null), ruleFor(2, 1, 1, '/a', null), []],
    [
      'by its conditions if it does something else',
      ruleFor(1, 1, 1, '/a', 'one'),
      ruleFor(2, 1, 1, '/a', 'two'),
      [['change', 'action']],
    ],
    [
      'by its action if no other does the same',
      ruleFor(1, 1, 1, '/a', 'one'),
      ruleFor(2, 1, 1, '/b', 'one'),
      [['change', 'condition']],
    ],
    [
      'also if one is switched off',
      ruleFor(1, 1, 1, '/a', null),
      ruleFor(2, 1, 1, '/a', null, false),
      [['change', 'active']],
    ],
    ['not in another site', ruleFor(1, 1, 1, '/a', null), ruleFor(2, 2, 1, '/a', null), [['add'], ['remove']]],
    ['not if nothing is alike', ruleFor(1, 1, 1, '/a', null), ruleFor(2, 1, 1, '/b', 'one'), [['add'], ['remove']]],
  ])('%s', (_, one, other, expected) => {
    expect(of([one], [other])).toEqual(expected)
  })

  it('in whatever order its conditions are', () => {
    const rule = ruleFor(1, 1, 1, '/a', null)
    const tests = [
      { id: 1, property: 'method', operator: 'equals', value: 'POST' },
      { id: 2, property: 'country', operator: 'equals', value: 'ES' },
    ]
    const with_ = (logic: 'and' | 'or', conditions: typeof tests) => ({
      ...rule,
      condition: { ...rule.condition, logic_operator: logic, conditions },
    })
    expect(of([with_('and', tests)], [with_('and', tests.toReversed())])).toEqual([])
    expect(of([with_('and', tests)], [with_('or', tests)])).toEqual([['change', 'condition']])
  })
})

describe('a plan says what prevents it', () => {
  const one = backend(1, 'one', 443)
  const vcl = makeVclConfig({ config_body: 'sub vcl_recv {\n  set req.backend_hint = c300_one.backend();\n}' })
  const faultsOf = (source: AreaContent, target: AreaContent, kinds: readonly AreaChange['kind'][]) => {
    const chosen = areaDifference(source, target).changes.filter(({ kind }) => kinds.includes(kind))
    return [...areaPlan(chosen, source, target, company).faults.values()]
  }
  const rules = [ruleFor(1, 1, 1, '/a', 'one')]
  it.each([
    [
      'a rule whose backend is not there',
      { ...empty, backends: [one], rules },
      empty,
      ['rule'],
      [{ kind: 'needs', backends: ['one'] }],
    ],
    ['nothing if the backend is chosen, too', { ...empty, backends: [one], rules }, empty, ['rule', 'backend'], []],
    [
      'a version whose backend is not there',
      { ...empty, backends: [one], vcl },
      empty,
      ['vcl'],
      [{ kind: 'needs', backends: ['one'] }],
    ],
    [
      'a backend that the live version names',
      empty,
      { ...empty, backends: [one], vcl },
      ['backend'],
      [{ kind: 'used', by: 'vcl' }],
    ],
    [
      'a backend that a rule names',
      empty,
      { ...empty, backends: [one], rules },
      ['backend'],
      [{ kind: 'used', by: 'rule' }],
    ],
    ['nothing if the rule goes, too', empty, { ...empty, backends: [one], rules }, ['backend', 'rule'], []],
  ] as const)('%s', (_, source, target, kinds, expected) => {
    expect(faultsOf(source, target, kinds)).toEqual(expected)
  })

  it('and chooses what is needed on request', () => {
    const source = { ...empty, backends: [one, backend(2, 'two', 80)], rules }
    const difference = areaDifference(source, empty)
    const chosen = difference.changes.filter(({ kind }) => kind === 'rule')
    expect(keysOf(withNeeds(chosen, difference, company))).toEqual(['backend one', 'rule 1 -'])
  })

  it('with the backends of comments left out', () => {
    expect(namedBackends('# c300_two\nsub vcl_recv { set req.backend_hint = c300_one.backend(); }', company)).toEqual([
      'one',
    ])
  })
})
