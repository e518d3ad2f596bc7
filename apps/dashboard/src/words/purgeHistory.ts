import { catalogue } from '@parapet/ui'

/** Words of the list of invalidations. */
export const purgeHistoryWords = catalogue({
  en: () => import('./purgeHistory.en.ts'),
  es: () => import('./purgeHistory.es.ts'),
})
