import { catalogue } from '@parapet/ui'

/** Texts of the request inspector. */
export const inspectorWords = catalogue({
  en: () => import('./inspector.en.ts'),
  es: () => import('./inspector.es.ts'),
})
