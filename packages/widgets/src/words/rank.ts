import { catalogue } from '@parapet/ui'

/** The texts of rankings in other orders than by requests. */
export const rankWords = catalogue({ en: () => import('./rank.en.ts'), es: () => import('./rank.es.ts') })
