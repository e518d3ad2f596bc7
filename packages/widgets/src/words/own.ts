import { catalogue } from '@parapet/ui'

/** Texts of what a board of one's own cannot show. */
export const ownWords = catalogue({ en: () => import('./own.en.ts'), es: () => import('./own.es.ts') })
