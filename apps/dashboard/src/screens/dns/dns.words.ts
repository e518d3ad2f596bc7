import { catalogue } from '@parapet/ui'

export const dnsWords = catalogue({
  en: () => import('./dns.en.ts'),
  es: () => import('./dns.es.ts'),
})
