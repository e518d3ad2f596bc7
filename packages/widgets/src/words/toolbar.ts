import { catalogue } from '@parapet/ui'

/** Texts of the toolbar: range, sites, filters, comparison, refresh, links. */
export const toolbarWords = catalogue({ en: () => import('./toolbar.en.ts'), es: () => import('./toolbar.es.ts') })
