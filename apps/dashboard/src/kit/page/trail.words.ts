import { catalogue } from '@parapet/ui'

/** Texts of where the user came from. */
export const trailWords = catalogue({
  en: () => import('./trail.en.ts'),
  es: () => import('./trail.es.ts'),
})
