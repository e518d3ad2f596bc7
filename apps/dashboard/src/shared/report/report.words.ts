import { catalogue } from '@parapet/ui'

/** The text of the button that reports a page. */
export const reportWords = catalogue({
  en: () => import('./report.en.ts'),
  es: () => import('./report.es.ts'),
})
