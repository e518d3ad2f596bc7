import { catalogue } from '@parapet/ui'

/** What the head of a page says of where one came from. */
export const trailWords = catalogue({
  en: () => import('./trail.en.ts'),
  es: () => import('./trail.es.ts'),
})
