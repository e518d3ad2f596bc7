import { catalogue } from '@parapet/ui'

/** What each widget shows, fetched when somebody asks. */
export const aboutWords = catalogue({
  en: () => import('./about.en.ts'),
  es: () => import('./about.es.ts'),
})
