import { catalogue } from '@parapet/ui'

/** Words of the report of false positives. */
export const wafReportWords = catalogue({
  en: () => import('./wafReport.en.ts'),
  es: () => import('./wafReport.es.ts'),
})
