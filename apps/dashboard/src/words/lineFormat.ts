import { catalogue } from '@parapet/ui'

/** Words of the fields of a log line and of reason codes. */
export const lineFormatWords = catalogue({
  en: () => import('./lineFormat.en.ts'),
  es: () => import('./lineFormat.es.ts'),
})
