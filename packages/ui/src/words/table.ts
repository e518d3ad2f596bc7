import { catalogue } from './catalogue.ts'

/** Texts of tables. A screen with a table loads them beside its own. */
export const tableWords = catalogue({ en: () => import('./table.en.ts'), es: () => import('./table.es.ts') })
