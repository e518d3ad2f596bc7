import {
  callApi,
  sites as calls,
  type Fact,
  failureOf,
  failureText,
  known,
  reading,
  type SiteFindings,
  useApi,
  useSendWrite,
} from '@parapet/api'
import { useCallback, useEffect, useRef } from 'react'
import { usePolling } from '../../kit/read/usePolling.ts'
import { useDescribeFailure } from '../../platform/failure/describeFailure.ts'
import { factFrom } from '../../shared/onboarding/facts.ts'

const SECOND = 1000
/** Every ten seconds for a minute, then every half minute and minute: about half an hour. */
const delays = [
  ...Array<number>(6).fill(10 * SECOND),
  ...Array<number>(10).fill(30 * SECOND),
  ...Array<number>(24).fill(60 * SECOND),
]

/** What a check of a domain said: what was found, or why the verified domain could not be added. */
export interface DomainCheck {
  readonly isAdded: boolean
  readonly found: SiteFindings | null
  readonly problem: string | null
}

/** The codes of domains, and what the checks of them say. */
export interface Verification {
  codeOf(domain: string): Fact<string>
  checkOf(domain: string): Fact<DomainCheck>
  readonly isStopped: boolean
  readonly isAsking: boolean
  /** When they were last checked, epoch ms. */
  readonly updatedAt: number | undefined
  again(): void
}

/** Checks domains again and again while the page is visible, and adds each that is verified. */
export function useVerification(
  domains: readonly string[],
  onAdded: (domains: readonly string[]) => void,
): Verification {
  const api = useApi()
  const send = useSendWrite()
  const describe = useDescribeFailure()
  const key = domains.length > 0 ? JSON.stringify([api.company(), domains]) : null
  const codes = usePolling<ReadonlyMap<string, Fact<string>>>(
    key,
    async (signal) =>
      new Map(
        await Promise.all(
          domains.map(async (domain) => {
            const asked = callApi(calls.verification, { body: { domain } }, api, { signal })
            return [domain, await factFrom(asked.then(({ txt }) => txt))] as const
          }),
        ),
      ),
    [],
  )
  const add = async (domain: string): Promise<Pick<DomainCheck, 'isAdded' | 'problem'>> => {
    try {
      await send(calls.add, { body: { url: domain } })
      return { isAdded: true, problem: null }
    } catch (problem) {
      const failure = failureOf(problem)
      // Somebody else of the company has added it meanwhile.
      if (failureText(failure)?.includes('already exists')) return { isAdded: true, problem: null }
      return { isAdded: false, problem: describe(failure) }
    }
  }
  const checks = usePolling<ReadonlyMap<string, Fact<DomainCheck>>>(
    key,
    async (signal) => {
      const asked = domains.map(async (domain): Promise<readonly [string, Fact<DomainCheck>]> => {
        const said = await factFrom(callApi(calls.validate, { body: { domain } }, api, { signal }))
        if (said.kind !== 'known') return [domain, said]
        const { verified, found = null } = said.value
        return [domain, known({ found, ...(verified ? await add(domain) : { isAdded: false, problem: null }) })]
      })
      return new Map(await Promise.all(asked))
    },
    delays,
  )
  const told = useRef<ReadonlyMap<string, Fact<DomainCheck>> | undefined>(undefined)
  const { data, again: checkAgain } = checks
  useEffect(() => {
    if (!data || told.current === data) return
    told.current = data
    const added = [...data].flatMap(([domain, fact]) => (fact.kind === 'known' && fact.value.isAdded ? [domain] : []))
    if (added.length > 0) onAdded(added)
  }, [data, onAdded])
  const { data: texts, again: askCodes } = codes
  const isCodeLost = [...(texts?.values() ?? [])].some(({ kind }) => kind === 'unknown')
  return {
    codeOf: (domain) => texts?.get(domain) ?? reading,
    checkOf: (domain) => data?.get(domain) ?? reading,
    isStopped: checks.isStopped,
    isAsking: checks.isAsking,
    updatedAt: checks.updatedAt,
    again: useCallback(() => {
      if (isCodeLost) askCodes()
      checkAgain()
    }, [isCodeLost, askCodes, checkAgain]),
  }
}
