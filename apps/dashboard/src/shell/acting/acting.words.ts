import { catalogue } from '@parapet/ui'

export const actingWords = catalogue({
  en: () => import('./acting.en.ts'),
  es: () => import('./acting.es.ts'),
})
