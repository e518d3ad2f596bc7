import { catalogue } from '@parapet/ui'

/** Texts of charts, tables and counters. */
export const kindWords = catalogue({ en: () => import('./kinds.en.ts'), es: () => import('./kinds.es.ts') })
