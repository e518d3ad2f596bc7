import { type AccessLog, attackQuery, readAccessLog } from '@parapet/api'
import type { BoardLinks } from '@parapet/widgets'
import { lazy, useMemo } from 'react'
import { useConfig } from '../../platform/config/ConfigContext.ts'
import { paths } from '../../platform/paths/paths.ts'
import { useSession } from '../../platform/session/SessionContext.ts'
import { useTo } from '../../platform/session/useTo.ts'
import { withFragment } from './linkedWidget.ts'

const ExcessPrice = lazy(async () => ({ default: (await import('../billing/ExcessPrice.tsx')).ExcessPrice }))

/** Returns the access log that is the traffic of a company; null without one. */
export function useAccessLog(company: number | undefined): AccessLog | null {
  const described = useConfig().raw.accessLog
  return useMemo(() => {
    const found = readAccessLog(described)
    return found?.company === company ? found : null
  }, [described, company])
}

/** How often a board refreshes by itself before its user chooses: once a minute if its log is followed. */
export function useOwnRefresh(company: number): 0 | 60_000 {
  return useAccessLog(company)?.isLive ? 60_000 : 0
}

/** Returns the links that widgets need: pages of the current company, and the panel of a service that is not hired. */
export function useBoardLinks(): BoardLinks {
  const to = useTo()
  const { user, company } = useSession()
  const hasAnalytics = paths.analytics.guard.allows({ user, company })
  const hasAttackRoom = paths.perimetrical.guard.allows({ user, company })
  const companyName = company?.name
  const accessLog = useAccessLog(company?.id)
  return useMemo(
    () => ({
      page(name, query, widget) {
        switch (name) {
          case 'stats':
          case 'analytics':
            return withFragment(to(name, undefined, query), widget)
          case 'tickets':
            return to('soporte', undefined, query)
          case 'provisioning':
            return to('autoprovisioning', undefined, query)
          case 'invalidation':
            return to('invalidation', undefined, query)
          case 'alerts':
            return to('user-alerts')
          case 'anomalies':
            return to('anomalydetection', undefined, query)
          case 'blocked':
            return to('blocked')
          case 'timeline':
            return to('timeline', undefined, query)
          case 'transcoding':
            return to('transcoding')
          case 'status':
            return to('home')
        }
      },
      hasAnalytics,
      Price: ExcessPrice,
      ...(hasAttackRoom ? { attack: (link) => to('perimetrical', undefined, attackQuery(link)) } : {}),
      ...(companyName ? { companyName } : {}),
      ...(accessLog ? { accessLog } : {}),
      service: (service) => to('marketing', { service }),
    }),
    [to, hasAnalytics, hasAttackRoom, companyName, accessLog],
  )
}
