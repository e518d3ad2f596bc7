import { catalogue } from '@parapet/ui'

/** The explanations of widgets, loaded on demand. */
export const aboutWords = catalogue({
  en: () => import('./about.en.ts'),
  es: () => import('./about.es.ts'),
})
