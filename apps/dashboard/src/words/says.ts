import { catalogue } from '@parapet/ui'

/** Texts of session notices. */
export const saysWords = catalogue({
  en: () => import('./says.en.ts'),
  es: () => import('./says.es.ts'),
})
