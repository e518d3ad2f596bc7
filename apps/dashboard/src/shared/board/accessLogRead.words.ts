import { catalogue } from '@parapet/ui'

/** The words of what was read of an access log. */
export const accessLogReadWords = catalogue({
  en: () => import('./accessLogRead.en.ts'),
  es: () => import('./accessLogRead.es.ts'),
})
