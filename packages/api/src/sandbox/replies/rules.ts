import { array, type InferOutput, maxLength, nullish, number, object, picklist, pipe, string, unknown } from 'valibot'
import { operandFault, parameterFault, parameterRange } from '../../domain/ruleOperands.ts'
import { renumber, ruleName, sortRules } from '../../domain/rules.ts'
import { ruleTemplateNames, ruleVcl } from '../../domain/ruleVcl.ts'
import { checkVcl } from '../../domain/vcl/check.ts'
import { vclSubroutines, vclVariables } from '../../domain/vcl/language.ts'
import { vclMessage } from '../../domain/vcl/message.ts'
import { ruleBuilder } from '../../endpoints/ruleBuilder.ts'
import { logicOperators, type NewCondition, type Rule } from '../../entities/Rule.ts'
import { bodyAs, flag, id, text } from '../body.ts'
import { Refusal, refusals, type SandboxRequest } from '../context.ts'
import { ownRow } from '../permissions.ts'
import { integerOf } from '../query.ts'
import { replies } from '../replies.ts'
import { type EdgeArea, type RuleRecord, vclSurroundings } from '../world/provisioning.ts'
import { actionTemplates, conditionOperators, ruleProperties } from '../world/ruleCatalogue.ts'

const ConditionBody = object({
  property: picklist(ruleProperties.map(({ name }) => name)),
  operator: picklist(conditionOperators.map(({ name }) => name)),
  value: text(2000),
})
const CompoundBody = object({
  logic_operator: nullish(picklist(logicOperators), null),
  conditions: pipe(array(ConditionBody), maxLength(20)),
})
const ActionBody = object({
  template: picklist(ruleTemplateNames),
  parameters: pipe(array(object({ name: text(60), value: pipe(string(), maxLength(2000)) })), maxLength(20)),
})
const RuleBody = object({ site: id(), active: flag(true), condition: CompoundBody, action: ActionBody })
const OrderBody = object({
  rules: pipe(
    array(
      object({ id: id(), name: text(60), order: number(), action: nullish(unknown()), condition: nullish(unknown()) }),
    ),
    maxLength(1000),
  ),
})

type Body = InferOutput<typeof RuleBody>

const rulesOf = ({ world, company }: SandboxRequest, area: EdgeArea): RuleRecord[] =>
  world.rules
    .all()
    .filter((row) => row.company === company.id && row.area === area)
    .sort((a, b) => a.site - b.site || a.order - b.order)

function ownRule(req: SandboxRequest, area: EdgeArea): RuleRecord {
  const row = ownRow(req.world.rules, req.params.rule, req.company)
  if (row.area !== area) throw refusals.notFound()
  return row
}

const ruleAnswer = ({ company: _, area: __, ...rule }: RuleRecord): Rule => rule

function mustOwnSite({ world, company }: SandboxRequest, number: number) {
  const site = world.sites.get(number)
  if (!site?.active) throw refusals.fields({ site: [`Invalid pk "${number}" - object does not exist.`] })
  if (site.company !== company.id) throw new Refusal(400, { message: 'Site ownership denied' })
}

function parametersOf(
  req: SandboxRequest,
  area: EdgeArea,
  { template, parameters }: Body['action'],
): Rule['action']['parameters'] {
  const wanted = actionTemplates.find(({ name }) => name === template)?.parameters ?? []
  const errors: string[] = []
  const given = new Map(parameters.map(({ name, value }) => [name, value.trim()]))
  for (const name of given.keys())
    if (!wanted.some((row) => row.name === name)) errors.push(`${name}: unknown parameter of ${template}.`)
  const found = wanted.map(({ name, type, choices, default: normal }) => {
    const value = given.get(name) || (normal ?? '')
    const wrong = wrongOf({ name, type, choices: choices ?? [], value }, req, area)
    if (wrong) errors.push(`${name}: ${wrong}`)
    return { name, value }
  })
  if (errors.length > 0) throw refusals.fields({ action: errors })
  return found
}

interface Given {
  name: string
  type: (typeof actionTemplates)[number]['parameters'][number]['type']
  choices: readonly string[]
  value: string
}

function wrongOf(
  { name, type, choices, value }: Given,
  { world, company }: SandboxRequest,
  area: EdgeArea,
): string | undefined {
  const backends = world.backends
    .all()
    .filter((row) => row.company === company.id && row.area === area)
    .map((row) => row.name)
  const fault = parameterFault({ name, type, choices }, value, backends)
  if (fault === null) return undefined
  if (fault === 'range')
    return `A whole number from ${parameterRange(name).min} to ${parameterRange(name).max} is required.`
  return faultTexts[fault]
}

const faultTexts = {
  needed: 'This field is required.',
  control: 'Line breaks and control characters are not allowed.',
  tooLong: 'Ensure this field has no more than 2000 characters.',
  url: 'Enter a valid URL.',
  choice: 'Not a valid choice.',
  header: 'Enter a valid header name.',
} as const

function conditionsOf(rule: number, list: readonly NewCondition[]): Rule['condition']['conditions'] {
  return list.map((row, i) => {
    const property = ruleProperties.find(({ name }) => name === row.property)
    if (!property?.operators.includes(row.operator))
      throw refusals.fields({ condition: [`${row.property} cannot be compared by ${row.operator}.`] })
    if (property.choices && !property.choices.includes(row.value))
      throw refusals.fields({ condition: [`"${row.value.slice(0, 60)}" is not a valid choice.`] })
    if (operandFault(property, row.operator, row.value))
      throw refusals.fields({ condition: [`"${row.value.slice(0, 60)}" is not a valid ${property.label}.`] })
    return { id: rule * 100 + i, ...row }
  })
}

function optionsFor({ world, company }: SandboxRequest) {
  return {
    company: company.id,
    siteUrl: (site: number) => world.sites.get(site)?.url,
    properties: ruleProperties,
  }
}

function put(req: SandboxRequest, row: RuleRecord): RuleRecord {
  const { world, company } = req
  const program = ruleVcl([{ ...row, active: true }], optionsFor(req))
  const [problem] = checkVcl(program, vclSurroundings(world, company.id, row.area))
  if (problem) throw refusals.fields({ condition: [vclMessage(program, problem)] })
  return world.rules.put(row.id, row)
}

function ruleOf(
  req: SandboxRequest,
  area: EdgeArea,
  { condition, action, active, site }: Body,
  rule: { id: number; order: number },
): RuleRecord {
  mustOwnSite(req, site)
  const template = actionTemplates.find(({ name }) => name === action.template)
  return {
    id: rule.id,
    company: req.company.id,
    area,
    site,
    name: ruleName(rule.order),
    order: rule.order,
    active: active ?? true,
    condition: compoundOf(rule.id, condition),
    action: {
      id: rule.id * 10 + 1,
      template: action.template,
      context: template?.context ?? null,
      parameters: parametersOf(req, area, action),
    },
  }
}

function compoundOf(rule: number, { logic_operator, conditions }: Body['condition']): Rule['condition'] {
  const found = conditionsOf(rule, conditions)
  return { id: rule * 10, rule, logic_operator: found.length > 1 ? (logic_operator ?? 'and') : null, conditions: found }
}

function closeRanks(req: SandboxRequest, area: EdgeArea, site: number) {
  for (const row of renumber(sortRules(rulesOf(req, area).filter((rule) => rule.site === site))))
    req.world.rules.put(row.id, row)
}

function withConditions(req: SandboxRequest, row: RuleRecord, list: readonly NewCondition[]): RuleRecord {
  if (list.length > 20) throw refusals.fields({ non_field_errors: ['At most 20 conditions.'] })
  const { logic_operator } = row.condition
  return put(req, {
    ...row,
    condition: compoundOf(row.id, { logic_operator: logic_operator ?? null, conditions: bare(list) }),
  })
}

const bare = (list: readonly NewCondition[]) =>
  list.map(({ property, operator, value }) => ({ property, operator, value }))

function conditionIndex(req: SandboxRequest, { condition }: RuleRecord): number {
  const place = condition.conditions.findIndex((row) => String(row.id) === req.params.condition)
  if (place < 0) throw refusals.notFound()
  return place
}

/** The answers about rules, which both areas give alike. */
export function ruleAnswers(area: EdgeArea) {
  return {
    generatedVcl(req: SandboxRequest) {
      const site = integerOf(req.query, 'site')
      const rules = rulesOf(req, area).filter((row) => site === undefined || row.site === site)
      return { config_body: ruleVcl(rules, optionsFor(req)) }
    },
    rules: (req: SandboxRequest) => (req.scenario === 'empty' ? [] : rulesOf(req, area).map(ruleAnswer)),
    rule: (req: SandboxRequest) => ruleAnswer(ownRule(req, area)),
    addRule(req: SandboxRequest) {
      const body = bodyAs(req.body, RuleBody)
      const order = rulesOf(req, area).filter(({ site }) => site === body.site).length + 1
      const row = ruleOf(req, area, body, { id: req.world.rules.nextId(), order })
      return Response.json(ruleAnswer(put(req, row)), { status: 201 })
    },
    saveRule(req: SandboxRequest) {
      const row = ownRule(req, area)
      const body = bodyAs(req.body, RuleBody)
      if (body.site !== row.site) throw refusals.fields({ site: ['The site of a rule cannot be changed.'] })
      return ruleAnswer(put(req, ruleOf(req, area, body, row)))
    },
    removeRule(req: SandboxRequest) {
      const row = ownRule(req, area)
      req.world.rules.remove(row.id)
      closeRanks(req, area, row.site)
      return undefined
    },
    reorderRules(req: SandboxRequest) {
      const wanted = bodyAs(req.body, OrderBody).rules
      const all = rulesOf(req, area)
      const site = integerOf(req.query, 'site') ?? all.find((row) => row.id === wanted[0]?.id)?.site
      const own = all.filter((row) => row.site === site)
      const sorted = [...wanted].sort((a, b) => a.order - b.order)
      const found = sorted.flatMap((row) => own.find((rule) => rule.id === row.id) ?? [])
      if (own.length === 0) throw refusals.fields({ rules: ['This site has no rules.'] })
      if (found.length !== sorted.length || new Set(found).size !== own.length)
        throw refusals.fields({ rules: ['Send every rule of the site, each once.'] })
      const next = renumber(found)
      if (sorted.some((row, i) => row.order !== i + 1 || row.name !== next[i]?.name))
        throw refusals.fields({ rules: ['Orders start at 1 without gaps; a rule is named rule_{order}.'] })
      return next.map((row) => ruleAnswer(req.world.rules.put(row.id, row)))
    },
    ruleCounts(req: SandboxRequest) {
      const counts = new Map<number, number>()
      for (const { site } of rulesOf(req, area)) counts.set(site, (counts.get(site) ?? 0) + 1)
      return [...counts].map(([site, count]) => ({ site, count }))
    },
    conditions: (req: SandboxRequest) => ownRule(req, area).condition.conditions,
    addCondition(req: SandboxRequest) {
      const row = ownRule(req, area)
      const added = withConditions(req, row, [...row.condition.conditions, bodyAs(req.body, ConditionBody)])
      return Response.json(added.condition.conditions.at(-1), { status: 201 })
    },
    saveCondition(req: SandboxRequest) {
      const row = ownRule(req, area)
      const place = conditionIndex(req, row)
      const saved = withConditions(
        req,
        row,
        row.condition.conditions.with(place, { id: 0, ...bodyAs(req.body, ConditionBody) }),
      )
      return Response.json(saved.condition.conditions[place])
    },
    removeCondition(req: SandboxRequest) {
      const row = ownRule(req, area)
      withConditions(req, row, row.condition.conditions.toSpliced(conditionIndex(req, row), 1))
      return undefined
    },
    actions: (req: SandboxRequest) => [ownRule(req, area).action],
    saveAction(req: SandboxRequest) {
      const row = ownRule(req, area)
      if (String(row.action.id) !== req.params.action) throw refusals.notFound()
      const action = bodyAs(req.body, ActionBody)
      const { condition, active, site } = row
      return put(
        req,
        ruleOf(
          req,
          area,
          {
            action,
            active,
            site,
            condition: { logic_operator: condition.logic_operator ?? null, conditions: bare(condition.conditions) },
          },
          row,
        ),
      ).action
    },
    compoundConditions: (req: SandboxRequest) => rulesOf(req, area).map(({ condition }) => condition),
    bindConditions(req: SandboxRequest) {
      const { rule } = bodyAs(req.body, object({ rule: id() }))
      const body = bodyAs(req.body, CompoundBody)
      const row = rulesOf(req, area).find((one) => one.id === rule)
      if (!row) throw refusals.fields({ rule: [`Invalid pk "${rule}" - object does not exist.`] })
      return Response.json(put(req, { ...row, condition: compoundOf(rule, body) }).condition, { status: 201 })
    },
  }
}

const contextLabels: Readonly<Record<string, string>> = {
  vcl_recv: 'When a request comes in',
  vcl_backend_response: 'When the origin has answered',
  vcl_deliver: 'When the answer goes out',
}
const actionContexts = Object.entries(contextLabels).map(([name, label], i) => ({ id: i + 1, name, label }))

export const ruleBuilderReplies = replies(ruleBuilder, {
  properties: () => [...ruleProperties],
  operators: () => [...conditionOperators],
  logicOperators: () => logicOperators.map((name, i) => ({ id: i + 1, name, symbol: name === 'and' ? '&&' : '||' })),
  templates: () => [...actionTemplates],
  actionContexts: () => actionContexts,
  contexts: () => vclSubroutines.map((name, i) => ({ id: i + 1, name, label: contextLabels[name] ?? name })),
  variables: () =>
    vclVariables.map(({ name, where }, i) => ({
      id: i + 1,
      name,
      context: where.find((sub) => sub in contextLabels) ?? '',
    })),
})
