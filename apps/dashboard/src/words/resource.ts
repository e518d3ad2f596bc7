import { catalogue } from '@parapet/ui'

/** Words that all resources share. */
export const resourceWords = catalogue({
  en: () => import('./resource.en.ts'),
  es: () => import('./resource.es.ts'),
})
