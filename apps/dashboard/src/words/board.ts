import { catalogue } from '@parapet/ui'

/** Words of board. */
export const boardWords = catalogue({
  en: () => import('./board.en.ts'),
  es: () => import('./board.es.ts'),
})
