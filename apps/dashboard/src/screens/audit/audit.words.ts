import { catalogue } from '@parapet/ui'

export const auditWords = catalogue({
  en: () => import('./audit.en.ts'),
  es: () => import('./audit.es.ts'),
})
