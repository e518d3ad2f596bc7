import { catalogue } from '@parapet/ui'

/** Titles, subtitles and notes of every widget. */
export const catalogueWords = catalogue({
  en: () => import('./catalogue.en.ts'),
  es: () => import('./catalogue.es.ts'),
})
