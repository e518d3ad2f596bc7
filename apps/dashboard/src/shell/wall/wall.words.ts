import { catalogue } from '@parapet/ui'

/** Texts of wall mode and of copying layouts. */
export const wallWords = catalogue({
  en: () => import('./wall.en.ts'),
  es: () => import('./wall.es.ts'),
})
