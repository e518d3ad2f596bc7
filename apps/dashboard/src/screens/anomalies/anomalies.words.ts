import { catalogue } from '@parapet/ui'

export const anomaliesWords = catalogue({
  en: () => import('./anomalies.en.ts'),
  es: () => import('./anomalies.es.ts'),
})
