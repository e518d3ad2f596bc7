import { catalogue } from '@parapet/ui'

/** Texts of the health of sites. */
export const siteWords = catalogue({ en: () => import('./sites.en.ts'), es: () => import('./sites.es.ts') })
