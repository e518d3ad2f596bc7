import { catalogue } from '@parapet/ui'

/** Texts of the timeline. */
export const timelineWords = catalogue({
  en: () => import('./timeline.en.ts'),
  es: () => import('./timeline.es.ts'),
})
