import { catalogue } from '@parapet/ui'

export const shellWords = catalogue({
  en: () => import('./shell.en.ts'),
  es: () => import('./shell.es.ts'),
})
