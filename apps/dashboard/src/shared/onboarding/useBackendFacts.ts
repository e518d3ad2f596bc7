import {
  backendsOf,
  backendVclName,
  callApi,
  type Fact,
  itemsOf,
  known,
  namesIn,
  provisioning,
  reading,
  readsPartsOfHost,
  type SiteBackend,
  siteEffect,
  traceConfig,
  unread,
  useApi,
  useRead,
} from '@parapet/api'
import { useMemo } from 'react'
import { usePolling } from '../../kit/read/usePolling.ts'
import { useAreaPrograms } from '../provisioning/useImpact.ts'
import { useLive } from '../provisioning/useLive.ts'
import { factFrom, unreadBy } from './facts.ts'
import { siteVerdicts } from './siteVerdicts.ts'

/** The most backends that are checked at once. */
const MOST_CHECKS = 20

const none: readonly string[] = []

type Checks = Extract<SiteBackend, { kind: 'checked' }>['checks']
type Check = Checks[number]['check']

/** A host that no configuration names: all sites that none names are served as it is. */
const UNNAMED = 'unnamed.invalid'

/**
 * Returns the backends of sites in what is live, and what a check of each says; asked again after `delays` (ms). Those of
 * `others` are worked out as far as it costs no more: if they are named, or none is named in part.
 */
export function useBackendFacts(
  hosts: readonly string[],
  delays: readonly number[],
  isWanted = true,
  others: readonly string[] = none,
) {
  const api = useApi()
  const { live, read } = useLive('production', isWanted)
  const { backends: names, isRead, textsOf } = useAreaPrograms('production', isWanted)
  const backends = useRead(provisioning.backends, isWanted ? {} : null, { quiet: true }).data
  const isWithout = backends !== undefined && itemsOf(backends).items.length === 0
  const chosen = useMemo(() => {
    if (live === undefined || !isRead) return undefined
    const config = traceConfig(textsOf(live?.config_body ?? ''), names)
    const judge = (host: string): Fact<SiteBackend> | readonly string[] => {
      const found = backendsOf(siteEffect(config, host))
      // What the provider wrote for the company may serve it without a version of its own.
      if (!('kind' in found) || live) return found
      return known({ kind: isWithout ? 'noBackend' : 'nothingDeployed' })
    }
    const texts = textsOf(live?.config_body ?? '').map(({ source }) => source)
    const named = new Set(texts.flatMap((text) => [...namesIn(text)]))
    const unnamed = texts.some(readsPartsOfHost) ? undefined : judge(UNNAMED)
    return { named, unnamed, verdicts: siteVerdicts({ named, unnamed, judge }) }
  }, [live, isRead, textsOf, names, isWithout])
  const byHost = useMemo(() => chosen?.verdicts(hosts, others), [chosen, hosts, others])
  const wanted = useMemo(() => {
    const used = new Set(
      chosen && byHost ? [...byHost.values(), chosen.unnamed ?? []].flatMap((one) => ('kind' in one ? [] : one)) : [],
    )
    return (backends ? itemsOf(backends).items : [])
      .filter((row) => used.has(backendVclName(row)))
      .slice(0, MOST_CHECKS)
      .map((row) => ({ id: row.id, name: backendVclName(row) }))
  }, [chosen, byHost, backends])
  const checks = usePolling<ReadonlyMap<string, Check>>(
    wanted.length > 0 ? JSON.stringify([api.company(), wanted]) : null,
    async (signal) =>
      new Map(
        await Promise.all(
          wanted.map(
            async ({ id, name }) =>
              [name, await factFrom(callApi(provisioning.checkBackend, { backend: id }, api, { signal }))] as const,
          ),
        ),
      ),
    delays,
    [provisioning.backends, provisioning.checkBackend],
  )
  const { failure } = read
  const checked = checks.data
  return useMemo(
    () => ({
      isNothingDeployed: live === null,
      retry: read.retry,
      factOf(host: string): Fact<SiteBackend> {
        if (!chosen || !byHost) return failure && live === undefined ? unreadBy(failure) : reading
        const found = byHost.get(host) ?? (chosen.named.has(host) ? undefined : chosen.unnamed)
        if (!found) return unread('many')
        if ('kind' in found) return found
        const of = (name: string): Check => {
          const isAsked = wanted.some((row) => row.name === name)
          return isAsked ? (checked?.get(name) ?? reading) : unread(backends ? 'many' : 'failed')
        }
        return known({ kind: 'checked', checks: found.map((name) => ({ name, check: of(name) })) })
      },
    }),
    [chosen, byHost, checked, failure, live, wanted, backends, read.retry],
  )
}
