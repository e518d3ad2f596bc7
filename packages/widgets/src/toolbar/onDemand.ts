import { later } from '@parapet/ui'

/** What the toolbar needs once somebody is on the way to it, in one piece: comparisons, and a link that is copied by hand. */
export const onDemand = later(() => import('./parts.ts'))
