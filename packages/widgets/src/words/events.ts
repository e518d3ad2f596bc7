import { catalogue } from '@parapet/ui'

/** Texts of chart events. */
export const eventsWords = catalogue({
  en: () => import('./events.en.ts'),
  es: () => import('./events.es.ts'),
})
