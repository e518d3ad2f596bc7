import { array } from 'valibot'
import { area } from '../call/area.ts'
import { call, gives, takes } from '../call/call.ts'
import { listOf } from '../entities/List.ts'
import { type NewSafeRoute, SafeRoute, SafeRouteUse } from '../entities/SafeRoute.ts'

/** Safe routes (§7, Security). */
export const security = area(
  'security',
  {
    safeRoutes: call('GET {company}/safe_route/{?site,search,limit,offset}', gives(listOf(SafeRoute))),
    safeRoute: call('GET {company}/safe_route/{route}', gives(SafeRoute)),
    safeRouteHistory: call('GET {company}/safe_route/{route}/history', gives(array(SafeRouteUse))),
    addSafeRoute: call('POST {company}/safe_route/', takes<NewSafeRoute>(), gives(SafeRoute)),
    saveSafeRoute: call('PUT {company}/safe_route/{route}/', takes<NewSafeRoute>(), gives(SafeRoute)),
    removeSafeRoute: call('DELETE {company}/safe_route/{route}/'),
  },
  { prefix: 'security' },
)
