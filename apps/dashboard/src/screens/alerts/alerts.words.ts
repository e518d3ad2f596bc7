import { catalogue } from '@parapet/ui'

export const alertsWords = catalogue({
  en: () => import('./alerts.en.ts'),
  es: () => import('./alerts.es.ts'),
})
