import { catalogue } from '@parapet/ui'

export const purgeHistoryWords = catalogue({
  en: () => import('./purgeHistory.en.ts'),
  es: () => import('./purgeHistory.es.ts'),
})
