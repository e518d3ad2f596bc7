import { catalogue } from '@parapet/ui'

/** What the search over a long legend says; it comes with the search. */
export const legendWords = catalogue({ en: () => import('./legend.en.ts'), es: () => import('./legend.es.ts') })
