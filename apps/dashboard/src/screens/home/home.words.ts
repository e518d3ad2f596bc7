import { catalogue } from '@parapet/ui'

export const homeWords = catalogue({
  en: () => import('./home.en.ts'),
  es: () => import('./home.es.ts'),
})
