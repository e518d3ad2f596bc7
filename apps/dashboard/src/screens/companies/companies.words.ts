import { catalogue } from '@parapet/ui'

export const companiesWords = catalogue({
  en: () => import('./companies.en.ts'),
  es: () => import('./companies.es.ts'),
})
