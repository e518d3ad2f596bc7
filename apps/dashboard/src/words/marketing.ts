import { catalogue } from '@parapet/ui'

/** Words of marketing. */
export const marketingWords = catalogue({
  en: () => import('./marketing.en.ts'),
  es: () => import('./marketing.es.ts'),
})
