import { catalogue } from '@parapet/ui'

/** Texts of what a list of events leaves out. */
export const eventGapsWords = catalogue({
  en: () => import('./eventGaps.en.ts'),
  es: () => import('./eventGaps.es.ts'),
})
