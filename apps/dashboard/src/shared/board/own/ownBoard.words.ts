import { catalogue } from '@parapet/ui'

/** Texts of boards of one's own: making, opening and editing one. */
export const ownBoardWords = catalogue({
  en: () => import('./ownBoard.en.ts'),
  es: () => import('./ownBoard.es.ts'),
})
