import { catalogue } from '@parapet/ui'

/** What is said in the panels that open over the frame: keys, going to, acting as another, what changed. */
export const panelsWords = catalogue({
  en: () => import('./panels.en.ts'),
  es: () => import('./panels.es.ts'),
})
