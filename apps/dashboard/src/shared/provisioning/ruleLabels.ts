import { type ConfigText, type Rule, type RuleProperty, ruleVcl, topStatements } from '@parapet/api'

/** What rules need to become a program. */
export interface RuleContext {
  readonly company: number
  readonly properties: readonly RuleProperty[]
  readonly siteUrl: (site: number) => string | undefined
}

/** Finds the rule that wrote a line of a program: its statement is what the rule makes. */
export type RuleAt = (part: number, at: number) => Rule | undefined

/** Returns a function that finds the rules in programs, also in those that a person copied them to. */
export function rulesIn(texts: readonly ConfigText[], rules: readonly Rule[], context: RuleContext): RuleAt {
  const byText = new Map(
    rules.flatMap((rule) =>
      topStatements(ruleVcl([{ ...rule, active: true }], context)).map(({ text }) => [text, rule] as const),
    ),
  )
  const statements = texts.map(({ source }) => (byText.size === 0 ? [] : topStatements(source)))
  return (part, at) => {
    const found = statements[part]?.find((one) => one.at <= at && at < one.end)
    return found && byText.get(found.text)
  }
}
