import { catalogue } from '@parapet/ui'

export const failureWords = catalogue({
  en: () => import('./failure.en.ts'),
  es: () => import('./failure.es.ts'),
})
