import { catalogue } from '@parapet/ui'

/** What is said of a link whose view is stored at the provider. */
export const sharedWords = catalogue({
  en: () => import('./shared.en.ts'),
  es: () => import('./shared.es.ts'),
})
