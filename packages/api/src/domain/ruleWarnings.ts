import type { Rule, RuleCondition, RuleProperty } from '../entities/Rule.ts'
import { isRedirectLoop, operandFault, operandKind, passes } from './ruleOperands.ts'
import { sortRules } from './rules.ts'

/**
 * Why a rule has no effect: no request matches it (its conditions contradict each other, or one cannot be met), it
 * redirects to itself, an earlier rule answers first, or a later one sets the same.
 */
export type RuleWarning =
  | { readonly kind: 'contradiction' | 'neverMet' | 'loop' }
  | { readonly kind: 'unreachable' | 'overridden'; readonly by: number }

type Test = Pick<RuleCondition, 'property' | 'operator' | 'value'>

/** The templates that answer the request, so that later rules do not run. */
const ends = new Set(['deny', 'redirect', 'redirect_301', 'redirect_302'])
/** The templates whose second use replaces the first. */
const sets = new Set(['cdn_ttl', 'assign_backend', 'waf_mode'])

const opposites: Readonly<Record<string, string>> = {
  equals: 'not_equals',
  contains: 'not_contains',
  matches: 'not_matches',
}

const isSameTest = (a: Test, b: Test) => a.property === b.property && a.operator === b.operator && a.value === b.value

/** Whether no value passes both tests. */
function isExclusive(a: Test, b: Test): boolean {
  if (a.property !== b.property) return false
  if (a.operator === 'equals') return passes(a.value, b) === false
  if (b.operator === 'equals') return passes(b.value, a) === false
  if (operandKind({ name: a.property }) === 'network') return false
  if (a.value === b.value && (opposites[a.operator] === b.operator || opposites[b.operator] === a.operator)) return true
  if (a.operator === 'starts_with' && b.operator === 'starts_with')
    return !a.value.startsWith(b.value) && !b.value.startsWith(a.value)
  if (a.operator === 'ends_with' && b.operator === 'ends_with')
    return !a.value.endsWith(b.value) && !b.value.endsWith(a.value)
  return false
}

/** Whether every value that passes `given` passes `wanted`, too. */
function implies(given: Test, wanted: Test): boolean {
  if (given.property !== wanted.property) return false
  if (isSameTest(given, wanted)) return true
  if (given.operator === 'equals') return passes(given.value, wanted) === true
  if (wanted.operator === given.operator && given.operator.endsWith('_with'))
    return passes(given.value, wanted) === true
  return wanted.operator === 'contains' && /_with$|^contains$/.test(given.operator)
    ? given.value.includes(wanted.value)
    : false
}

const testsOf = ({ condition }: Pick<Rule, 'condition'>) => condition.conditions
const isAny = ({ condition }: Pick<Rule, 'condition'>) =>
  condition.logic_operator === 'or' && condition.conditions.length > 1

function isContradictory(rule: Rule): boolean {
  const tests = testsOf(rule)
  return !isAny(rule) && tests.some((a, i) => tests.slice(i + 1).some((b) => isExclusive(a, b)))
}

/** Whether every request that matches `rule` matches `earlier`, as far as the tests tell. */
function isCovered(rule: Rule, earlier: Rule): boolean {
  const wanted = testsOf(earlier)
  if (wanted.length === 0) return true
  const given = testsOf(rule)
  if (given.length === 0) return false
  const meets = (known: readonly Test[]) => {
    const isMet = (test: Test) => known.some((one) => implies(one, test))
    return isAny(earlier) ? wanted.some(isMet) : wanted.every(isMet)
  }
  return isAny(rule) ? given.every((test) => meets([test])) : meets(given)
}

const inSubOf = (rule: Rule) => rule.action.context ?? 'vcl_recv'

/** What rules refer to: without it, kinds of properties are known by their names only, and no site has a name. */
export interface RuleWarningOptions {
  readonly properties?: readonly RuleProperty[]
  readonly siteUrl?: (site: number) => string | undefined
}

function isNeverMet(rule: Rule, properties: readonly RuleProperty[]): boolean {
  const isFaulty = ({ property, operator, value }: Test) =>
    operandFault(properties.find(({ name }) => name === property) ?? { name: property }, operator, value) !== null
  // `is not Spain*` is met by every request: it is faulty, but the rule runs.
  const cannotBeMet = (test: Test) => isFaulty(test) && !test.operator.startsWith('not_')
  return isAny(rule) ? testsOf(rule).every(cannotBeMet) : testsOf(rule).some(cannotBeMet)
}

/** Returns the warnings of the active rules by rule id; `by` is the id of the other rule. */
export function ruleWarnings(
  rules: readonly Rule[],
  { properties = [], siteUrl = () => undefined }: RuleWarningOptions = {},
): ReadonlyMap<number, RuleWarning> {
  const found = new Map<number, RuleWarning>()
  const active = sortRules(rules.filter((rule) => rule.active))
  for (const site of new Set(active.map((rule) => rule.site))) {
    const own = active.filter((rule) => rule.site === site)
    for (const [i, rule] of own.entries()) {
      if (isContradictory(rule)) {
        found.set(rule.id, { kind: 'contradiction' })
        continue
      }
      if (isNeverMet(rule, properties)) {
        found.set(rule.id, { kind: 'neverMet' })
        continue
      }
      if (isRedirectLoop(rule, siteUrl(site))) {
        found.set(rule.id, { kind: 'loop' })
        continue
      }
      const answering = own
        .slice(0, i)
        .find(
          (earlier) =>
            ends.has(earlier.action.template) && inSubOf(earlier) === inSubOf(rule) && isCovered(rule, earlier),
        )
      const replacing = own
        .slice(i + 1)
        .find(
          (later) =>
            sets.has(rule.action.template) && later.action.template === rule.action.template && isCovered(rule, later),
        )
      if (answering) found.set(rule.id, { kind: 'unreachable', by: answering.id })
      else if (replacing) found.set(rule.id, { kind: 'overridden', by: replacing.id })
    }
  }
  return found
}
