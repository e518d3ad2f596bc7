import { catalogue } from '@parapet/ui'

export const scorecardWords = catalogue({
  en: () => import('./scorecard.en.ts'),
  es: () => import('./scorecard.es.ts'),
})
