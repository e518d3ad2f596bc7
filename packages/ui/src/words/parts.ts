import { catalogue } from './catalogue.ts'

/** What the larger parts say (calendar, files, wizard, comparison …). Screens that use one load it beside their own words. */
export const partsWords = catalogue({ en: () => import('./parts.en.ts'), es: () => import('./parts.es.ts') })
