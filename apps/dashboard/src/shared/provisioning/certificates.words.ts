import { catalogue } from '@parapet/ui'

export const certificatesWords = catalogue({
  en: () => import('./certificates.en.ts'),
  es: () => import('./certificates.es.ts'),
})
