import { catalogue } from '@parapet/ui'

/** Texts of the bell in the top bar, and the names of types and methods of notifications. */
export const bellWords = catalogue({
  en: () => import('./bell.en.ts'),
  es: () => import('./bell.es.ts'),
})
