import { catalogue } from '@parapet/ui'

/** Texts of a shared view. */
export const sharedWords = catalogue({
  en: () => import('./shared.en.ts'),
  es: () => import('./shared.es.ts'),
})
