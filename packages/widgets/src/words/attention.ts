import { catalogue } from '@parapet/ui'

/** What the list of things to look at says; it comes with the list. */
export const attentionWords = catalogue({
  en: () => import('./attention.en.ts'),
  es: () => import('./attention.es.ts'),
})
