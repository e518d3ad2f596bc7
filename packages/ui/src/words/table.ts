import { catalogue } from './catalogue.ts'

/** What tables say. Screens with a table load it beside their own words. */
export const tableWords = catalogue({ en: () => import('./table.en.ts'), es: () => import('./table.es.ts') })
