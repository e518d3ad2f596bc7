import { catalogue } from '@parapet/ui'

/** Words of lines that are pasted, judged and sent. */
export const composerWords = catalogue({
  en: () => import('./composer.en.ts'),
  es: () => import('./composer.es.ts'),
})
