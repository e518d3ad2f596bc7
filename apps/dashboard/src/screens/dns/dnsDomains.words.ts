import { catalogue } from '@parapet/ui'

export const domainsWords = catalogue({
  en: () => import('./dnsDomains.en.ts'),
  es: () => import('./dnsDomains.es.ts'),
})
