import { catalogue } from '@parapet/ui'

/** Words of transcoding jobs. */
export const transcodingJobsWords = catalogue({
  en: () => import('./transcodingJobs.en.ts'),
  es: () => import('./transcodingJobs.es.ts'),
})
