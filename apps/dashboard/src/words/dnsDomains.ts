import { catalogue } from '@parapet/ui'

/** Words of delegated domains. */
export const domainsWords = catalogue({
  en: () => import('./dnsDomains.en.ts'),
  es: () => import('./dnsDomains.es.ts'),
})
