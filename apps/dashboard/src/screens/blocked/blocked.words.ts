import { catalogue } from '@parapet/ui'

export const blockedWords = catalogue({
  en: () => import('./blocked.en.ts'),
  es: () => import('./blocked.es.ts'),
})
