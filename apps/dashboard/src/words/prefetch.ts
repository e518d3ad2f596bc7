import { catalogue } from '@parapet/ui'

/** Words of prefetch. */
export const prefetchWords = catalogue({
  en: () => import('./prefetch.en.ts'),
  es: () => import('./prefetch.es.ts'),
})
