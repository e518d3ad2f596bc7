import { catalogue } from '@parapet/ui'

export const boardScreenWords = catalogue({
  en: () => import('./board.en.ts'),
  es: () => import('./board.es.ts'),
})
