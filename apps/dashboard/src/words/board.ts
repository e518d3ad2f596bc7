import { catalogue } from '@parapet/ui'

export const boardWords = catalogue({
  en: () => import('./board.en.ts'),
  es: () => import('./board.es.ts'),
})
