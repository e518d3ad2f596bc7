import { catalogue } from '@parapet/ui'

export const wafTuningWords = catalogue({
  en: () => import('./wafTuning.en.ts'),
  es: () => import('./wafTuning.es.ts'),
})
