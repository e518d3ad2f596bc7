import { purgesChart } from './purges.ts'
import { hitsChart } from './trafficRows.ts'

/** The charts of the invalidation screen: purges and bans, and the hit ratio. */
export const purgeRows = {
  counts: purgesChart('invalidation.purges', 4),
  hits: hitsChart('invalidation.hitRatio', { source: 'historic', tier: 'L1', supportedFilters: [] }),
} as const
