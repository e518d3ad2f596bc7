import { catalogue } from '@parapet/ui'

/** Words of safe routes. */
export const safeRoutesWords = catalogue({
  en: () => import('./safeRoutes.en.ts'),
  es: () => import('./safeRoutes.es.ts'),
})
