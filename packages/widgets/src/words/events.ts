import { catalogue } from '@parapet/ui'

/** What the marks on charts say; it comes with them. */
export const eventsWords = catalogue({
  en: () => import('./events.en.ts'),
  es: () => import('./events.es.ts'),
})
