import { catalogue } from '@parapet/ui'

/** Why a call failed. */
export const failureWords = catalogue({
  en: () => import('./failure.en.ts'),
  es: () => import('./failure.es.ts'),
})
