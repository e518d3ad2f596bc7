import { catalogue } from '@parapet/ui'

/** What the session says: above the login form, or as a toast inside. */
export const saysWords = catalogue({
  en: () => import('./says.en.ts'),
  es: () => import('./says.es.ts'),
})
