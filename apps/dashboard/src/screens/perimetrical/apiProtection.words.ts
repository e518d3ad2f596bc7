import { catalogue } from '@parapet/ui'

export const apiProtectionWords = catalogue({
  en: () => import('./apiProtection.en.ts'),
  es: () => import('./apiProtection.es.ts'),
})
