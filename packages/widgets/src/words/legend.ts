import { catalogue } from '@parapet/ui'

/** Texts of the legend search. */
export const legendWords = catalogue({ en: () => import('./legend.en.ts'), es: () => import('./legend.es.ts') })
