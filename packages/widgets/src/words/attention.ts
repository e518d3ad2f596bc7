import { catalogue } from '@parapet/ui'

/** Texts of the attention list. */
export const attentionWords = catalogue({
  en: () => import('./attention.en.ts'),
  es: () => import('./attention.es.ts'),
})
