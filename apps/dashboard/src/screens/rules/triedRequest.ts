import { type Rule, type TraceInput, type TraceRequest, traceRequestOf } from '@parapet/api'
import { createContext, use, useMemo } from 'react'
import type { RuleCatalogue } from '../../shared/provisioning/useRuleCatalogue.ts'
import { exampleRequest } from './exampleRequest.ts'

/** The request that was entered to try rules, kept while rules are opened and edited; null until one was. */
export const TriedContext = createContext<readonly [TraceInput | null, (input: TraceInput | null) => void]>([
  null,
  () => undefined,
])

/** A request that a rule is tried with. */
export interface Tried {
  readonly input: TraceInput
  /** Whether it was entered, and stays; an example follows the rule. */
  readonly isKept: boolean
  /** Null if something is wrong with it. */
  readonly request: TraceRequest | null
  readonly keep: (input: TraceInput | null) => void
}

/** Returns the request that a rule is tried with: the one that was entered, or an example of the rule. */
export function useTried(rule: Rule, { siteUrl }: RuleCatalogue): Tried {
  const [kept, keep] = use(TriedContext)
  return useMemo(() => {
    const input = kept ?? exampleRequest(rule, siteUrl(rule.site))
    return { input, isKept: kept !== null, request: traceRequestOf(input), keep }
  }, [kept, keep, rule, siteUrl])
}
