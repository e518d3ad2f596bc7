import { catalogue } from '@parapet/ui'

export const impactWords = catalogue({
  en: () => import('./impact.en.ts'),
  es: () => import('./impact.es.ts'),
})
