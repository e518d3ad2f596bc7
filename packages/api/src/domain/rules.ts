interface Ordered {
  readonly id: number
  readonly order: number
  readonly name: string
}

/** A rule is called after its place (§3). */
export function ruleName(order: number): string {
  return `rule_${order}`
}

/** Rules by their order; those with the same one by their number. */
export function sortRules<R extends Ordered>(rules: readonly R[]): R[] {
  return [...rules].sort((a, b) => a.order - b.order || a.id - b.id)
}

/** Renumbers rules from 1 without gaps and renames them to match (§3). */
export function renumber<R extends Ordered>(rules: readonly R[]): R[] {
  return rules.map((rule, i) => ({ ...rule, order: i + 1, name: ruleName(i + 1) }))
}

/** The rules of a site after one was moved to a place (from 0); a place beyond the ends is the end. An unknown rule moves nothing. */
export function moveRule<R extends Ordered>(rules: readonly R[], id: number, to: number): R[] {
  const sorted = sortRules(rules)
  const moved = sorted.find((rule) => rule.id === id)
  const others = sorted.filter((rule) => rule.id !== id)
  const place = Math.max(0, Math.min(others.length, Math.trunc(to)))
  return renumber(moved ? others.toSpliced(place, 0, moved) : sorted)
}
