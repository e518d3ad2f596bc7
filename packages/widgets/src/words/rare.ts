import { catalogue } from '@parapet/ui'

/** The texts of rare states: empty, slow, forbidden, not hired, and the banners of a board. */
export const rareWords = catalogue({ en: () => import('./rare.en.ts'), es: () => import('./rare.es.ts') })
