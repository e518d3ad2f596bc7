import type { NewRule, Rule, RuleOrder } from '../entities/Rule.ts'

/** Returns a rule that is not saved, as if it were the only one: for its program. */
export function unsavedRule({ site, active, condition, action }: NewRule): Rule {
  const id = -1
  return {
    id,
    site,
    active,
    order: 1,
    name: ruleName(1),
    condition: {
      id,
      rule: id,
      logic_operator: condition.logic_operator,
      conditions: condition.conditions.map((test, index) => ({ id: index, ...test })),
    },
    action: { id, ...action, context: null },
  }
}

interface Ordered {
  readonly id: number
  readonly order: number
  readonly name: string
}

/** Returns the name of a rule by its position (§3). */
export function ruleName(order: number): string {
  return `rule_${order}`
}

/** Sorts rules by order, then by id. */
export function sortRules<R extends Ordered>(rules: readonly R[]): R[] {
  return [...rules].sort((a, b) => a.order - b.order || a.id - b.id)
}

/** Renumbers rules from 1 without gaps and renames them to match (§3). */
export function renumber<R extends Ordered>(rules: readonly R[]): R[] {
  return rules.map((rule, i) => ({ ...rule, order: i + 1, name: ruleName(i + 1) }))
}

/** Moves a rule to a position (from 0, clamped) and renumbers the rules; an unknown id moves nothing. */
export function moveRule<R extends Ordered>(rules: readonly R[], id: number, to: number): R[] {
  const sorted = sortRules(rules)
  const moved = sorted.find((rule) => rule.id === id)
  const others = sorted.filter((rule) => rule.id !== id)
  const place = Math.max(0, Math.min(others.length, Math.trunc(to)))
  return renumber(moved ? others.toSpliced(place, 0, moved) : sorted)
}

/** Returns the body of a new order of one site's rules (§7: name, order, action, condition). */
export const orderBody = (rules: readonly Rule[]): RuleOrder => ({
  rules: renumber(rules).map(({ id, name, order, action, condition }) => ({ id, name, order, action, condition })),
})
