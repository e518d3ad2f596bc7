import { area } from '../call/area.ts'
import { body, call, needsService, returns } from '../call/call.ts'
import { listOf } from '../entities/List.ts'
import { rows } from '../entities/rows.ts'
import { type NewSafeRoute, SafeRoute, SafeRouteUse } from '../entities/SafeRoute.ts'

/** Safe routes (§7, Security). */
export const security = area(
  'security',
  {
    safeRoutes: call('GET {company}/safe_route{?site,search,limit,offset}', returns(listOf(SafeRoute))),
    safeRoute: call('GET {company}/safe_route/{route}', returns(SafeRoute)),
    safeRouteHistory: call('GET {company}/safe_route/{route}/history', returns(rows(SafeRouteUse))),
    addSafeRoute: call('POST {company}/safe_route/', body<NewSafeRoute>(), returns(SafeRoute)),
    saveSafeRoute: call('PUT {company}/safe_route/{route}/', body<NewSafeRoute>(), returns(SafeRoute)),
    removeSafeRoute: call('DELETE {company}/safe_route/{route}/'),
  },
  { prefix: 'security', needs: needsService('saferoutes') },
)
