import { catalogue } from '@parapet/ui'

/** Texts of states that most visits do not meet: empty, slow, forbidden, not hired, and the banners of a board. */
export const rareWords = catalogue({ en: () => import('./rare.en.ts'), es: () => import('./rare.es.ts') })
