import { catalogue } from '@parapet/ui'

export const removalWords = catalogue({
  en: () => import('./removal.en.ts'),
  es: () => import('./removal.es.ts'),
})
