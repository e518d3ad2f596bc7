import { catalogue } from '@parapet/ui'

/** Words of streaming logs. */
export const streamingLogsWords = catalogue({
  en: () => import('./streamingLogs.en.ts'),
  es: () => import('./streamingLogs.es.ts'),
})
