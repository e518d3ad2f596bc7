import { catalogue } from '@parapet/ui'

/** What comes with home's pictures: tickets, services and their incidents, news, and the map, which analytics has as well. */
export const listWords = catalogue({ en: () => import('./lists.en.ts'), es: () => import('./lists.es.ts') })
