import { catalogue } from '@parapet/ui'

/** What the toolbar of a board says: range, sites, filters, comparison, refreshing, links. */
export const toolbarWords = catalogue({ en: () => import('./toolbar.en.ts'), es: () => import('./toolbar.es.ts') })
