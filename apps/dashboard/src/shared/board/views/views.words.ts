import { catalogue } from '@parapet/ui'

/** Texts of saved views, filters and notes: the list, the dialogs and the page that opens one. */
export const viewsWords = catalogue({
  en: () => import('./views.en.ts'),
  es: () => import('./views.es.ts'),
})
