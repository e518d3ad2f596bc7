import { catalogue } from '@parapet/ui'

export const wafReportWords = catalogue({
  en: () => import('./wafReport.en.ts'),
  es: () => import('./wafReport.es.ts'),
})
