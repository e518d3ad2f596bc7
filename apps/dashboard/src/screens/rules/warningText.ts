import type { Rule, RuleWarning } from '@parapet/api'
import type { T } from '@parapet/ui'
import type en from '../../shared/provisioning/rules.en.ts'

/** Returns a warning of a rule in words; another rule is named by its position. */
export function warningText(warning: RuleWarning, rules: readonly Rule[], t: T<typeof en>): string {
  if (!('by' in warning)) return t(`warning.${warning.kind}`)
  const order = rules.find(({ id }) => id === warning.by)?.order
  return t(`warning.${warning.kind}`, { order: order ?? '…' })
}
