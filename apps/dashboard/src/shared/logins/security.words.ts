import { catalogue } from '@parapet/ui'

export const securityWords = catalogue({
  en: () => import('./security.en.ts'),
  es: () => import('./security.es.ts'),
})
