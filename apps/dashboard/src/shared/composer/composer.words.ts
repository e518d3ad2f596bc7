import { catalogue } from '@parapet/ui'

export const composerWords = catalogue({
  en: () => import('./composer.en.ts'),
  es: () => import('./composer.es.ts'),
})
