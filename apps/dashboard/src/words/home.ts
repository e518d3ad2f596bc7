import { catalogue } from '@parapet/ui'

/** Words of home. */
export const homeWords = catalogue({
  en: () => import('./home.en.ts'),
  es: () => import('./home.es.ts'),
})
