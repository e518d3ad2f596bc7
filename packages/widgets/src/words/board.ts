import { catalogue } from '@parapet/ui'

/** What a board says: its bar, arranging, undo, and the banner of failures. */
export const boardWords = catalogue({ en: () => import('./board.en.ts'), es: () => import('./board.es.ts') })
