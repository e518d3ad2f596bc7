import { catalogue } from '@parapet/ui'

export const invalidationWords = catalogue({
  en: () => import('./invalidation.en.ts'),
  es: () => import('./invalidation.es.ts'),
})
