import { catalogue } from '@parapet/ui'

/** Words of the monthly limits of consumption. */
export const limitsWords = catalogue({ en: () => import('./limits.en.ts'), es: () => import('./limits.es.ts') })
