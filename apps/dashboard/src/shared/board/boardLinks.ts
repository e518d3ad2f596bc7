import { readAccessLog } from '@parapet/api'
import type { BoardLinks } from '@parapet/widgets'
import { lazy, useMemo } from 'react'
import { useConfig } from '../../platform/config/ConfigContext.ts'
import { paths } from '../../platform/paths/paths.ts'
import { useSession } from '../../platform/session/SessionContext.ts'
import { useTo } from '../../platform/session/useTo.ts'
import { withFragment } from './linkedWidget.ts'

const ExcessPrice = lazy(async () => ({ default: (await import('../billing/ExcessPrice.tsx')).ExcessPrice }))

/** Returns the links that widgets need: pages of the current company, and the panel of a service that is not hired. */
export function useBoardLinks(): BoardLinks {
  const to = useTo()
  const { user, company } = useSession()
  const hasAnalytics = paths.analytics.guard.allows({ user, company })
  const companyName = company?.name
  const described = useConfig().raw.accessLog
  const companyId = company?.id
  const accessLog = useMemo(() => {
    const found = readAccessLog(described)
    return found?.company === companyId ? found : null
  }, [described, companyId])
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
      ...(companyName ? { companyName } : {}),
      ...(accessLog ? { accessLog } : {}),
      service: (service) => to('marketing', { service }),
    }),
    [to, hasAnalytics, companyName, accessLog],
  )
}
