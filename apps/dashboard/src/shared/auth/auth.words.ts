import { catalogue } from '@parapet/ui'

/** Words of login, reset and new password. */
export const authWords = catalogue({
  en: () => import('./auth.en.ts'),
  es: () => import('./auth.es.ts'),
})
