import type { NewRule, Rule } from '../entities/Rule.ts'
import type { AgentAmounts, AiCrawler } from './aiCrawlers.ts'
import { passes } from './ruleOperands.ts'

/** The status codes with which a crawler can be refused: forbidden, or payment required. */
export const refusingStatuses = ['403', '402'] as const
export type RefusingStatus = (typeof refusingStatuses)[number]

/** Returns the rule that refuses a crawler on a site. */
export function crawlerRule({ token }: Pick<AiCrawler, 'token'>, site: number, status: RefusingStatus): NewRule {
  return {
    site,
    active: true,
    condition: {
      logic_operator: null,
      conditions: [{ property: 'user_agent', operator: 'contains', value: token }],
    },
    action: { template: 'deny', parameters: [{ name: 'status', value: status }] },
  }
}

/** Whether a rule refuses by the user agent alone, and so can be of a crawler. */
const agentTest = ({ condition, action }: Pick<NewRule, 'condition' | 'action'>) => {
  const [test, ...others] = condition.conditions
  return action.template === 'deny' && test?.property === 'user_agent' && others.length === 0 ? test : null
}

/** Whether a rule refuses all requests of a user agent; false for rules that ask for more than the user agent. */
export function refusesAgent(rule: Pick<NewRule, 'condition' | 'action' | 'active'>, agent: string): boolean {
  const test = agentTest(rule)
  return rule.active && test !== null && passes(agent, test) === true
}

/** Whether a rule is the one that `crawlerRule` makes for a crawler. */
export function isCrawlerRule(rule: Rule, { token }: Pick<AiCrawler, 'token'>): boolean {
  const test = agentTest(rule)
  return test !== null && test.operator === 'contains' && test.value === token
}

/** The status with which a rule refuses. */
export const statusOfRule = ({ action }: Pick<Rule, 'action'>): string =>
  action.parameters.find(({ name }) => name === 'status')?.value ?? '403'

/** Returns the user agents that a rule would have refused. */
export const refusedAgents = (
  rule: Pick<NewRule, 'condition' | 'action' | 'active'>,
  rows: readonly AgentAmounts[],
): readonly AgentAmounts[] => rows.filter(({ key }) => refusesAgent(rule, key))
