import { catalogue } from '@parapet/ui'

export const backendsWords = catalogue({
  en: () => import('./backends.en.ts'),
  es: () => import('./backends.es.ts'),
})
