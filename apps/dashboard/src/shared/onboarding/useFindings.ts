import { callApi, sites as calls, dns, type Fact, type SiteFindings, useApi } from '@parapet/api'
import { factFrom } from './facts.ts'
import { useAskedRows } from './useAskedRows.ts'

/** Checks of DNS that run at the same time. */
const AT_ONCE = 4

/** Asks what the DNS of hosts says, `most` of them; returns what was answered so far. */
export function useFindings(hosts: readonly string[], most: number): ReadonlyMap<string, Fact<SiteFindings | null>> {
  const api = useApi()
  return useAskedRows<Fact<SiteFindings | null>>(hosts, {
    group: AT_ONCE,
    most,
    reads: [calls.list, dns.records],
    ask: async (part, signal) =>
      new Map(
        await Promise.all(
          part.map(async (domain) => {
            const asked = callApi(calls.validate, { body: { domain } }, api, { signal, isQuiet: true })
            return [domain, await factFrom(asked.then(({ found }) => found ?? null))] as const
          }),
        ),
      ),
  }).answers
}
