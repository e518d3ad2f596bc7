import { catalogue } from './catalogue.ts'

/** Texts of larger components (calendar, files, wizard, diff …). A screen loads them beside its own. */
export const partsWords = catalogue({ en: () => import('./parts.en.ts'), es: () => import('./parts.es.ts') })
