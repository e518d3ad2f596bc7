import { catalogue } from '@parapet/ui'

/** What charts, tables and figures say by themselves. */
export const kindWords = catalogue({ en: () => import('./kinds.en.ts'), es: () => import('./kinds.es.ts') })
