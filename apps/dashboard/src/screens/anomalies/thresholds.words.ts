import { catalogue } from '@parapet/ui'

export const thresholdsWords = catalogue({
  en: () => import('./thresholds.en.ts'),
  es: () => import('./thresholds.es.ts'),
})
