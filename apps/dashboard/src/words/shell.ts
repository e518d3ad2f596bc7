import { catalogue } from '@parapet/ui'

/** Words of shell. */
export const shellWords = catalogue({
  en: () => import('./shell.en.ts'),
  es: () => import('./shell.es.ts'),
})
