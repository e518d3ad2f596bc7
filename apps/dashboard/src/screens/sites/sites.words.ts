import { catalogue } from '@parapet/ui'

export const sitesWords = catalogue({
  en: () => import('./sites.en.ts'),
  es: () => import('./sites.es.ts'),
})
