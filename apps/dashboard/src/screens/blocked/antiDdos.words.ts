import { catalogue } from '@parapet/ui'

export const antiDdosWords = catalogue({
  en: () => import('./antiDdos.en.ts'),
  es: () => import('./antiDdos.es.ts'),
})
