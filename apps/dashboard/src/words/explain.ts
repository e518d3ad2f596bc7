import { catalogue } from '@parapet/ui'

/** Texts of "Explain this change". */
export const explainWords = catalogue({
  en: () => import('./explain.en.ts'),
  es: () => import('./explain.es.ts'),
})
