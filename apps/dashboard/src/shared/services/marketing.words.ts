import { catalogue } from '@parapet/ui'

export const marketingWords = catalogue({
  en: () => import('./marketing.en.ts'),
  es: () => import('./marketing.es.ts'),
})
