import { catalogue } from '@parapet/ui'

/** Words of the jobs tray. */
export const jobsWords = catalogue({
  en: () => import('./jobs.en.ts'),
  es: () => import('./jobs.es.ts'),
})
