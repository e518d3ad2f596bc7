import { catalogue } from '@parapet/ui'

/** Words of profile. */
export const profileWords = catalogue({
  en: () => import('./profile.en.ts'),
  es: () => import('./profile.es.ts'),
})
