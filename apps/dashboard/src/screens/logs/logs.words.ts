import { catalogue } from '@parapet/ui'

export const logsWords = catalogue({
  en: () => import('./logs.en.ts'),
  es: () => import('./logs.es.ts'),
})
