import { catalogue } from '@parapet/ui'

/** Titles of pages, and the texts of missing and broken pages. */
export const appWords = catalogue({
  en: () => import('./app.en.ts'),
  es: () => import('./app.es.ts'),
})
