import { catalogue } from '@parapet/ui'

/** The words of the comparison of staging and production. */
export const compareWords = catalogue({
  en: () => import('./compare.en.ts'),
  es: () => import('./compare.es.ts'),
})
