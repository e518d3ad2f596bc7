import { catalogue } from '@parapet/ui'

export const profileWords = catalogue({
  en: () => import('./profile.en.ts'),
  es: () => import('./profile.es.ts'),
})
