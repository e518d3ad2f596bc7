import { catalogue } from '@parapet/ui'

/** Words of IP lists. */
export const ipListsWords = catalogue({
  en: () => import('./ipLists.en.ts'),
  es: () => import('./ipLists.es.ts'),
})
