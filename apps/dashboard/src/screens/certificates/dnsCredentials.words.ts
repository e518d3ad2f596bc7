import { catalogue } from '@parapet/ui'

export const dnsCredentialsWords = catalogue({
  en: () => import('./dnsCredentials.en.ts'),
  es: () => import('./dnsCredentials.es.ts'),
})
