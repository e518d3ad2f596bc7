import { catalogue } from '@parapet/ui'

/** What home's lists say: tickets, services and their incidents, news. */
export const listWords = catalogue({ en: () => import('./lists.en.ts'), es: () => import('./lists.es.ts') })
