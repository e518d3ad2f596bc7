import {
  type ActionTemplate,
  checkVcl,
  isRedirectLoop,
  type LogicOperator,
  type NewCondition,
  type NewRule,
  operandFault,
  parameterFault,
  parameterRange,
  type Rule,
  ruleName,
  ruleVcl,
  type VclProblem,
} from '@parapet/api'
import type { T } from '@parapet/ui'
import type en from '../../shared/provisioning/rules.en.ts'
import type { RuleCatalogue } from '../../shared/provisioning/useRuleCatalogue.ts'

/** The values of the form of a rule. */
export interface RuleDraft {
  site: string | null
  active: boolean
  scope: 'all' | 'some'
  logic: LogicOperator
  conditions: NewCondition[]
  template: string | null
  parameters: { name: string; value: string }[]
}

export const MOST_CONDITIONS = 20
/** The id of a rule that is not saved yet. */
export const NEW_RULE = -1
export const emptyCondition: NewCondition = { property: 'request_url', operator: 'starts_with', value: '' }

export const ruleDraft = (row: Rule | null): RuleDraft => ({
  site: row ? String(row.site) : null,
  active: row?.active ?? true,
  scope: row?.condition.conditions.length === 0 ? 'all' : 'some',
  logic: row?.condition.logic_operator ?? 'and',
  conditions: row
    ? row.condition.conditions.map(({ property, operator, value }) => ({ property, operator, value }))
    : [emptyCondition],
  template: row?.action.template ?? null,
  parameters: (row?.action.parameters ?? []).map(({ name, value }) => ({ name, value })),
})

export function ruleBody({ site, active, scope, logic, conditions, template, parameters }: RuleDraft): NewRule {
  const tests = scope === 'all' ? [] : conditions
  return {
    site: Number(site),
    active,
    condition: { logic_operator: tests.length > 1 ? logic : null, conditions: tests },
    action: { template: template ?? '', parameters },
  }
}

/** Returns the rule that a draft would become, last of its site unless it is saved already. */
export function ruleOfDraft(draft: RuleDraft, row: Rule | null, templates: readonly ActionTemplate[]): Rule {
  const { site, active, condition, action } = ruleBody(draft)
  const id = row?.id ?? NEW_RULE
  const order = row?.order ?? Number.MAX_SAFE_INTEGER
  return {
    id,
    site,
    active,
    order,
    name: ruleName(order),
    condition: {
      id,
      rule: id,
      logic_operator: condition.logic_operator,
      conditions: condition.conditions.map((test, index) => ({ id: index, ...test })),
    },
    action: {
      id,
      ...action,
      context: templates.find(({ name }) => name === draft.template)?.context ?? null,
    },
  }
}

/** Returns the program of rules and what is wrong with it. */
export function programOf(
  rules: readonly Rule[],
  { company, properties, backends, siteUrl }: RuleCatalogue,
): { program: string; problems: readonly VclProblem[] } {
  const program = ruleVcl(rules, { company, siteUrl, properties })
  const names = backends.map((name) => `c${company}_${name}`)
  return { program, problems: program === '' ? [] : checkVcl(program, { backends: names }) }
}

type Problems = Readonly<Record<string, string | undefined>>
type RulesT = T<typeof en>

function operandProblem({ property, operator, value }: NewCondition, { properties }: RuleCatalogue, t: RulesT) {
  const known = properties.find(({ name }) => name === property)
  const fault = operandFault(known ?? { name: property }, operator, value)
  return fault === null ? undefined : t(fault === 'needed' ? 'error.value' : `error.${fault}`)
}

function parameterProblem(
  parameter: ActionTemplate['parameters'][number],
  value: string,
  backends: readonly string[],
  t: RulesT,
) {
  const fault = parameterFault(parameter, value, backends)
  if (fault === null) return undefined
  if (fault === 'range') return t('error.range', parameterRange(parameter.name))
  return t(fault === 'needed' ? 'error.required' : `error.${fault}`)
}

/** Returns the problems of a draft by field. */
export function ruleProblems(draft: RuleDraft, catalogue: RuleCatalogue, t: RulesT): Problems {
  const { templates, backends } = catalogue
  const template = templates.find(({ name }) => name === draft.template)
  const tests = draft.scope === 'all' ? [] : draft.conditions
  const isLoop = isRedirectLoop(ruleBody(draft), catalogue.siteUrl(Number(draft.site)))
  const { problems } = programOf([{ ...ruleOfDraft(draft, null, templates), active: true }], catalogue)
  const patterns = problems.flatMap(({ code, got, name }) => (code === 'wrong-pattern' ? [got ?? name] : []))
  return {
    site: draft.site === null ? t('error.site') : undefined,
    ...Object.fromEntries(
      tests.map((test, index) => [
        `conditions.${index}.value`,
        operandProblem(test, catalogue, t) ??
          (test.operator.endsWith('matches') && patterns.includes(test.value) ? t('error.pattern') : undefined),
      ]),
    ),
    template: draft.template === null ? t('error.template') : undefined,
    ...Object.fromEntries(
      draft.parameters.map(({ name, value }, index) => {
        const parameter = template?.parameters.find((one) => one.name === name)
        const problem = parameter && parameterProblem(parameter, value, backends, t)
        return [`parameters.${index}.value`, problem ?? (name === 'url' && isLoop ? t('error.loop') : undefined)]
      }),
    ),
  }
}
