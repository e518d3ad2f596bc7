import { array, boolean, type InferOutput, nullish, number, optional, picklist, string } from 'valibot'
import { loose } from './loose.ts'

/** How conditions combine. */
export const logicOperators = ['and', 'or'] as const
export type LogicOperator = (typeof logicOperators)[number]

/** `property` `operator` `value`, such as request_url starts_with /blog. Ours. */
export const RuleCondition = loose({ id: number(), property: string(), operator: string(), value: string() })
export type RuleCondition = InferOutput<typeof RuleCondition>

/** A combination of conditions; an empty one matches every request. Ours. */
export const CompoundCondition = loose({
  id: number(),
  rule: number(),
  logic_operator: nullish(picklist(logicOperators), null),
  conditions: optional(array(RuleCondition), () => []),
})
export type CompoundCondition = InferOutput<typeof CompoundCondition>

/** A parameter of an action and its value. Ours. */
export const RuleParameter = loose({ name: string(), value: string() })

/** An action of a rule: a template of the catalogue with its parameters. Ours. */
export const RuleAction = loose({
  id: number(),
  template: string(),
  context: nullish(string(), null),
  parameters: optional(array(RuleParameter), () => []),
})
export type RuleAction = InferOutput<typeof RuleAction>

/** A rule of a site. Name (`rule_` and its order), order, action and condition are of §3; the rest is ours. */
export const Rule = loose({
  id: number(),
  site: number(),
  name: string(),
  order: number(),
  active: optional(boolean(), true),
  condition: CompoundCondition,
  action: RuleAction,
})
export type Rule = InferOutput<typeof Rule>

export type NewCondition = Omit<RuleCondition, 'id'>

/** The body of a rule; it is added at the end of its site's rules. */
export interface NewRule {
  site: number
  active: boolean
  condition: { logic_operator: LogicOperator | null; conditions: NewCondition[] }
  action: { template: string; parameters: { name: string; value: string }[] }
}

/** The rules of a site in their new order (§7: name, order, action, condition). */
export interface RuleOrder {
  rules: Pick<Rule, 'id' | 'name' | 'order' | 'action' | 'condition'>[]
}

/** The number of rules of a site. Ours. */
export const RuleCount = loose({ site: number(), count: number() })

/** The types of action parameters. Ours. */
export const parameterTypes = ['text', 'number', 'url', 'backend', 'choice'] as const

/** A parameter of a template; `choices` where only some values are allowed. Ours. */
export const TemplateParameter = loose({
  name: string(),
  type: picklist(parameterTypes),
  choices: nullish(array(string()), null),
  default: nullish(string(), null),
})
export type TemplateParameter = InferOutput<typeof TemplateParameter>

/** Something a rule can do. Names and parameters are those of the provider's screens, the keys are ours. */
export const ActionTemplate = loose({
  id: number(),
  name: string(),
  label: string(),
  category: string(),
  context: string(),
  parameters: array(TemplateParameter),
})
export type ActionTemplate = InferOutput<typeof ActionTemplate>

/** A phase of a request: a VCL subroutine. Ours. */
export const RuleContext = loose({ id: number(), name: string(), label: string() })

/** A comparison of a property with a value. Ours. */
export const ConditionOperator = loose({ id: number(), name: string(), label: string(), symbol: string() })
export type ConditionOperator = InferOutput<typeof ConditionOperator>

/** `and`, `or`. Ours. */
export const LogicOperatorRow = loose({ id: number(), name: picklist(logicOperators), symbol: string() })

/** A property that conditions can use, its VCL variable and operators. Ours. */
export const RuleProperty = loose({
  id: number(),
  name: string(),
  label: string(),
  variable: string(),
  operators: array(string()),
  choices: nullish(array(string()), null),
})
export type RuleProperty = InferOutput<typeof RuleProperty>

/** A variable of the language as the rule builder offers it. Ours. */
export const RuleVariable = loose({ id: number(), name: string(), context: string() })

/** A rule for the sandbox, stories and tests. */
export function makeRule(over: Partial<Rule> = {}): Rule {
  const { id = 91 } = over
  return {
    id,
    site: 1201,
    name: 'rule_1',
    order: 1,
    active: true,
    condition: {
      id: id * 10,
      rule: id,
      logic_operator: null,
      conditions: [{ id: id * 100, property: 'request_url', operator: 'starts_with', value: '/admin' }],
    },
    action: { id: id * 10 + 1, template: 'deny', context: 'vcl_recv', parameters: [{ name: 'status', value: '403' }] },
    ...over,
  }
}
