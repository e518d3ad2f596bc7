import { catalogue } from '@parapet/ui'

export const streamingLogsWords = catalogue({
  en: () => import('./streamingLogs.en.ts'),
  es: () => import('./streamingLogs.es.ts'),
})
