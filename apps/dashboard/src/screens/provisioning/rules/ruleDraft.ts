import {
  type ActionTemplate,
  checkVcl,
  type LogicOperator,
  type NewCondition,
  type NewRule,
  type Rule,
  ruleName,
  ruleVcl,
  type VclProblem,
} from '@parapet/api'
import type { T } from '@parapet/ui'
import type en from '../../../words/rules.en.ts'
import type { RuleCatalogue } from './useRuleCatalogue.ts'

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
    ...{ id, site, active, order, name: ruleName(order) },
    condition: {
      id,
      rule: id,
      logic_operator: condition.logic_operator,
      conditions: condition.conditions.map((test, index) => ({ id: index, ...test })),
    },
    action: {
      ...{ id, ...action },
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
type Parameter = ActionTemplate['parameters'][number]

function parameterProblem(
  { name, type, choices }: Parameter,
  value: string,
  backends: readonly string[],
  t: T<typeof en>,
) {
  if (value.trim() === '') return t('error.required')
  switch (type) {
    case 'number':
      return /^\d{1,7}$/.test(value.trim()) ? undefined : t('error.number')
    case 'url':
      return /^https?:\/\//i.test(value) && URL.canParse(value.trim()) ? undefined : t('error.url')
    case 'choice':
      return choices?.includes(value) ? undefined : t('error.choice')
    case 'backend':
      return backends.includes(value) ? undefined : t('error.choice')
    case 'text':
      return name !== 'name' || /^[A-Za-z_][\w-]*$/.test(value.trim()) ? undefined : t('error.header')
  }
}

/** Returns the problems of a draft by field. */
export function ruleProblems(draft: RuleDraft, catalogue: RuleCatalogue, t: T<typeof en>): Problems {
  const { templates, backends } = catalogue
  const template = templates.find(({ name }) => name === draft.template)
  const tests = draft.scope === 'all' ? [] : draft.conditions
  const { problems } = programOf([{ ...ruleOfDraft(draft, null, templates), active: true }], catalogue)
  const patterns = problems.flatMap(({ code, got, name }) => (code === 'wrong-pattern' ? [got ?? name] : []))
  return {
    site: draft.site === null ? t('error.site') : undefined,
    ...Object.fromEntries(
      tests.map(({ operator, value }, index) => [
        `conditions.${index}.value`,
        value === ''
          ? t('error.value')
          : operator.endsWith('matches') && patterns.includes(value)
            ? t('error.pattern')
            : undefined,
      ]),
    ),
    template: draft.template === null ? t('error.template') : undefined,
    ...Object.fromEntries(
      draft.parameters.map(({ name, value }, index) => {
        const parameter = template?.parameters.find((one) => one.name === name)
        return [`parameters.${index}.value`, parameter && parameterProblem(parameter, value, backends, t)]
      }),
    ),
  }
}
