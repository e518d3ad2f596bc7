import { catalogue } from '@parapet/ui'

export const valuesWords = catalogue({
  en: () => import('./values.en.ts'),
  es: () => import('./values.es.ts'),
})
