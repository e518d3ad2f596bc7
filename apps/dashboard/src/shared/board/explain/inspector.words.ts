import { catalogue } from '@parapet/ui'

export const inspectorWords = catalogue({
  en: () => import('./inspector.en.ts'),
  es: () => import('./inspector.es.ts'),
})
