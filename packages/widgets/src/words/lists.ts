import { catalogue } from '@parapet/ui'

/** Texts of tickets, services, incidents, news and the map. */
export const listWords = catalogue({ en: () => import('./lists.en.ts'), es: () => import('./lists.es.ts') })
