import { catalogue } from '@parapet/ui'

export const prefetchWords = catalogue({
  en: () => import('./prefetch.en.ts'),
  es: () => import('./prefetch.es.ts'),
})
