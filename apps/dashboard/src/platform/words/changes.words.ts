import { catalogue } from '@parapet/ui'

/** What was changed: for the audit log and for the summary of acting as somebody. */
export const changesWords = catalogue({
  en: () => import('./changes.en.ts'),
  es: () => import('./changes.es.ts'),
})
