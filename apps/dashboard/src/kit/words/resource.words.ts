import { catalogue } from '@parapet/ui'

export const resourceWords = catalogue({
  en: () => import('./resource.en.ts'),
  es: () => import('./resource.es.ts'),
})
