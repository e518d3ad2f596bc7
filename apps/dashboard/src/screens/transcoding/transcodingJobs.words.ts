import { catalogue } from '@parapet/ui'

export const transcodingJobsWords = catalogue({
  en: () => import('./transcodingJobs.en.ts'),
  es: () => import('./transcodingJobs.es.ts'),
})
