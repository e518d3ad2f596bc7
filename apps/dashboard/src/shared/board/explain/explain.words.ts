import { catalogue } from '@parapet/ui'

export const explainWords = catalogue({
  en: () => import('./explain.en.ts'),
  es: () => import('./explain.es.ts'),
})
