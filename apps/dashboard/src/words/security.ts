import { catalogue } from '@parapet/ui'

/** Words of the security section of the profile. */
export const securityWords = catalogue({
  en: () => import('./security.en.ts'),
  es: () => import('./security.es.ts'),
})
