import { catalogue } from '@parapet/ui'

/** Words of the records of a domain. */
export const dnsWords = catalogue({
  en: () => import('./dns.en.ts'),
  es: () => import('./dns.es.ts'),
})
