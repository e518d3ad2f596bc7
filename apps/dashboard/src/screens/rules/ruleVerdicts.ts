import {
  followTrace,
  type Rule,
  ruleVcl,
  type TraceRequest,
  type TraceStep,
  type TraceWay,
  traceConfig,
} from '@parapet/api'
import type { RuleCatalogue } from '../../shared/provisioning/useRuleCatalogue.ts'

/** Whether a request meets a rule or a condition; nothing of it may be tested before the request is answered. */
export type Verdict = 'met' | 'unmet' | 'undecided' | 'unreached'

type IsInList = Parameters<typeof followTrace>[3]
type Test = Extract<TraceStep, { kind: 'test' }>

/** Joins the tests of all ways that a request may go. */
function verdictOf(ways: readonly TraceWay[], isOf: (step: Test) => boolean): Verdict {
  const found = new Set(
    ways.map(({ steps }): Verdict => {
      const step = steps.find((one): one is Test => one.kind === 'test' && isOf(one))
      if (!step) return 'unreached'
      return step.doubt !== null ? 'undecided' : step.is ? 'met' : 'unmet'
    }),
  )
  const [only = 'unreached', ...others] = found
  return others.length > 0 ? 'undecided' : only
}

/** Whether a request meets each rule, in the ways that it may go through the program of the rules. */
export function ruleVerdicts(
  ways: readonly TraceWay[],
  rules: readonly Rule[],
  ruleAt: (part: number, at: number) => Rule | undefined,
): ReadonlyMap<number, Verdict> {
  return new Map(rules.map(({ id }) => [id, verdictOf(ways, ({ part, at }) => ruleAt(part, at)?.id === id)]))
}

/** Whether a request, as it comes in at the rule's site, meets each condition of the rule alone. */
export function conditionVerdicts(
  rule: Rule,
  request: TraceRequest,
  catalogue: RuleCatalogue,
  isInList?: IsInList,
): readonly Verdict[] {
  const host = catalogue.siteUrl(rule.site)
  if (host === undefined) return rule.condition.conditions.map(() => 'undecided')
  return rule.condition.conditions.map((condition) => {
    if (condition.value === '') return 'undecided'
    const alone: Rule = {
      ...rule,
      active: true,
      condition: { ...rule.condition, logic_operator: null, conditions: [condition] },
      action: { ...rule.action, template: 'bypass_cache', context: 'vcl_recv', parameters: [] },
    }
    const config = traceConfig([{ source: ruleVcl([alone], catalogue) }], null)
    return verdictOf(followTrace(config, { ...request, host }, [], isInList).hops[0]?.ways ?? [], () => true)
  })
}
