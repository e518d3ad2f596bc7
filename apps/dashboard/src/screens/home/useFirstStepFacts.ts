import { type Company, itemsOf, provisioning, statistics, stepsOf, type User, useRead } from '@parapet/api'
import { type BoardQuery, queryFilter } from '@parapet/widgets'
import { useMemo } from 'react'
import { paths } from '../../platform/paths/paths.ts'
import type { FirstStepFacts } from './firstSteps.ts'

const HOUR_S = 3600
const DAYS = 30
const onlyLive = { active: true, limit: 1, offset: 0 } as const

/** Reads which of the first steps a company has taken; requests are looked for once something is deployed. */
export function useFirstStepFacts(user: User | null, company: Company, query: BoardQuery | null): FirstStepFacts {
  const mayRead = paths.autoprovisioning.guard.allows({ user, company })
  const backends = useRead(provisioning.backends, mayRead ? { limit: 1, offset: 0 } : null, { quiet: true }).data
  const configs = useRead(provisioning.configs, mayRead ? onlyLive : null, { quiet: true }).data
  const backend = backends && itemsOf(backends).items.length > 0
  const deploy = configs && itemsOf(configs).items.length > 0
  const isAsked = deploy === true && company.sites.length > 0
  const params = useMemo(() => {
    if (!isAsked || !query) return null
    const to = Math.ceil(query.span.to / HOUR_S) * HOUR_S
    return { filters: queryFilter(query, 'L1', { span: { from: to - DAYS * 24 * HOUR_S, to }, step: HOUR_S }) }
  }, [isAsked, query])
  const histogram = useRead(statistics.historicHistogram, params, { quiet: true }).data
  const dns = histogram && stepsOf(histogram).some(({ requests }) => requests > 0)
  return { backend, deploy, dns, site: company.sites.length > 0 }
}
