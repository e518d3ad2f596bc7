import { catalogue } from '@parapet/ui'

/** Labels of what the app adds to the menu of a board. */
export const boardMenuWords = catalogue({
  en: () => import('./boardMenu.en.ts'),
  es: () => import('./boardMenu.es.ts'),
})
