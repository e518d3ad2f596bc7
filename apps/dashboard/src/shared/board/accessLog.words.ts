import { catalogue } from '@parapet/ui'

/** Texts about the access log that is the traffic of a company. */
export const accessLogWords = catalogue({
  en: () => import('./accessLog.en.ts'),
  es: () => import('./accessLog.es.ts'),
})
