import { catalogue } from '@parapet/ui'

export const safeRoutesWords = catalogue({
  en: () => import('./safeRoutes.en.ts'),
  es: () => import('./safeRoutes.es.ts'),
})
