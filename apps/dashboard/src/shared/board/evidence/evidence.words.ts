import { catalogue } from '@parapet/ui'

/** Texts of evidence files and of saving them. */
export const evidenceWords = catalogue({
  en: () => import('./evidence.en.ts'),
  es: () => import('./evidence.es.ts'),
})
