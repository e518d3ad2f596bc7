import { catalogue } from '@parapet/ui'

/** Words of basic logs. */
export const logsWords = catalogue({
  en: () => import('./logs.en.ts'),
  es: () => import('./logs.es.ts'),
})
