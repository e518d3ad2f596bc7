import { catalogue } from '@parapet/ui'

export const jobsWords = catalogue({
  en: () => import('./jobs.en.ts'),
  es: () => import('./jobs.es.ts'),
})
