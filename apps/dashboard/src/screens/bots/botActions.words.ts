import { catalogue } from '@parapet/ui'

export const botActionsWords = catalogue({
  en: () => import('./botActions.en.ts'),
  es: () => import('./botActions.es.ts'),
})
