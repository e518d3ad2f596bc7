import { catalogue } from '@parapet/ui'

/** Texts of boards: menu, arranging, undo, and the banner of failures. */
export const boardWords = catalogue({ en: () => import('./board.en.ts'), es: () => import('./board.es.ts') })
