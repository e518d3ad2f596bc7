import { catalogue } from '@parapet/ui'

/** Words of the app as a whole: titles of pages, what is shown when a page is missing or broken. */
export const appWords = catalogue({
  en: () => import('./app.en.ts'),
  es: () => import('./app.es.ts'),
})
