import { catalogue } from '@parapet/ui'

/** The definitions of figures and the words around them, loaded on demand. */
export const explainedWords = catalogue({
  en: () => import('./explained.en.ts'),
  es: () => import('./explained.es.ts'),
})
