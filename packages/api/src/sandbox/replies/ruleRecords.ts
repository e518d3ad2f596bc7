import { array, type InferOutput, maxLength, nullish, object, picklist, pipe, string } from 'valibot'
import { operandFault, parameterFault, parameterRange } from '../../domain/ruleOperands.ts'
import { ruleName } from '../../domain/rules.ts'
import { ruleTemplateNames, ruleVcl } from '../../domain/ruleVcl.ts'
import { checkVcl } from '../../domain/vcl/check.ts'
import { vclMessage } from '../../domain/vcl/message.ts'
import { logicOperators, type NewCondition, type Rule } from '../../entities/Rule.ts'
import { flag, id, text } from '../body.ts'
import { Refusal, refusals, type SandboxRequest } from '../context.ts'
import { vclSurroundings } from '../world/provisioning.ts'
import type { EdgeArea, RuleRecord } from '../world/records.ts'
import { actionTemplates, conditionOperators, ruleProperties } from '../world/ruleCatalogue.ts'

export const ConditionBody = object({
  property: picklist(ruleProperties.map(({ name }) => name)),
  operator: picklist(conditionOperators.map(({ name }) => name)),
  value: text(2000),
})
export const CompoundBody = object({
  logic_operator: nullish(picklist(logicOperators), null),
  conditions: pipe(array(ConditionBody), maxLength(20)),
})
export const ActionBody = object({
  template: picklist(ruleTemplateNames),
  parameters: pipe(array(object({ name: text(60), value: pipe(string(), maxLength(2000)) })), maxLength(20)),
})
export const RuleBody = object({ site: id(), active: flag(true), condition: CompoundBody, action: ActionBody })

type Body = InferOutput<typeof RuleBody>

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

/** What the VCL of rules depends on besides them. */
export function optionsFor({ world, company }: SandboxRequest) {
  return {
    company: company.id,
    siteUrl: (site: number) => world.sites.get(site)?.url,
    properties: ruleProperties,
  }
}

/** Stores a rule, unless its VCL does not compile. */
export function putRule(req: SandboxRequest, row: RuleRecord): RuleRecord {
  const { world, company } = req
  const program = ruleVcl([{ ...row, active: true }], optionsFor(req))
  const [problem] = checkVcl(program, vclSurroundings(world, company.id, row.area))
  if (problem) throw refusals.fields({ condition: [vclMessage(program, problem)] })
  return world.rules.put(row.id, row)
}

/** The rule that a body describes. */
export function ruleOf(
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

/** The compound condition that a body describes. */
export function compoundOf(rule: number, { logic_operator, conditions }: Body['condition']): Rule['condition'] {
  const found = conditionsOf(rule, conditions)
  return { id: rule * 10, rule, logic_operator: found.length > 1 ? (logic_operator ?? 'and') : null, conditions: found }
}
