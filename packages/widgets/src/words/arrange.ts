import { catalogue } from '@parapet/ui'

/** Texts of the arrange mode. */
export const arrangeWords = catalogue({ en: () => import('./arrange.en.ts'), es: () => import('./arrange.es.ts') })
