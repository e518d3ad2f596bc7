import { catalogue } from '@parapet/ui'

/** Words of invalidation. */
export const invalidationWords = catalogue({
  en: () => import('./invalidation.en.ts'),
  es: () => import('./invalidation.es.ts'),
})
