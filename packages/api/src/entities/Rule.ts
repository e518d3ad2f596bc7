import { array, boolean, type InferOutput, nullish, number, optional, picklist, string } from 'valibot'
import { loose } from './loose.ts'

/** How conditions are put together. */
export const logicOperators = ['and', 'or'] as const
export type LogicOperator = (typeof logicOperators)[number]

/** `property` `operator` `value`, such as request_url starts_with /blog. Ours (provider-facts §8.2). */
export const RuleCondition = loose({ id: number(), property: string(), operator: string(), value: string() })
export type RuleCondition = InferOutput<typeof RuleCondition>

/** Conditions put together; none at all is every request. Ours. */
export const CompoundCondition = loose({
  id: number(),
  rule: number(),
  logic_operator: nullish(picklist(logicOperators), null),
  conditions: optional(array(RuleCondition), () => []),
})
export type CompoundCondition = InferOutput<typeof CompoundCondition>

/** A parameter of an action and what it was given. Ours. */
export const RuleParameter = loose({ name: string(), value: string() })

/** What a rule does: a template of the catalogue with its parameters. Ours. */
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

/** A condition as it is sent. */
export type NewCondition = Omit<RuleCondition, 'id'>

/** A rule as it is sent; it goes to the end of its site's. */
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

/** How many rules a site has. Ours. */
export const RuleCount = loose({ site: number(), count: number() })

/** What a parameter of an action may be. Ours. */
export const parameterTypes = ['text', 'number', 'url', 'backend', 'choice'] as const

/** A parameter that a template asks for. Ours; `choices` where only some values will do. */
export const TemplateParameter = loose({
  name: string(),
  type: picklist(parameterTypes),
  choices: nullish(array(string()), null),
  default: nullish(string(), null),
})

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

/** Where in the life of a request something happens: a subroutine. Ours. */
export const RuleContext = loose({ id: number(), name: string(), label: string() })

/** How a property is compared. Ours. */
export const ConditionOperator = loose({ id: number(), name: string(), label: string(), symbol: string() })
export type ConditionOperator = InferOutput<typeof ConditionOperator>

/** `and`, `or`. Ours. */
export const LogicOperatorRow = loose({ id: number(), name: picklist(logicOperators), symbol: string() })

/** What a condition can ask about, the variable it is in a program and the operators that make sense. Ours. */
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
