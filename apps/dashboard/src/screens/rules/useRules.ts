import { itemsOf, type Rule, ruleWarnings, useRead } from '@parapet/api'
import { useMemo } from 'react'
import { useArea } from '../../shared/provisioning/area.ts'
import { useRuleCatalogue } from '../../shared/provisioning/useRuleCatalogue.ts'

const none: readonly Rule[] = []

/** The rules of the area, what they are made of, and their warnings. */
export function useRules() {
  const { calls } = useArea()
  const { catalogue, failed } = useRuleCatalogue()
  const { data, unreadable } = useRead(calls.rules, {})
  const rules = data === undefined ? none : itemsOf(data).items
  const warnings = useMemo(() => ruleWarnings(rules, catalogue), [rules, catalogue])
  return { rules, unreadable, catalogue, failed, warnings }
}
