import { catalogue } from '@parapet/ui'

export const rulesWords = catalogue({
  en: () => import('./rules.en.ts'),
  es: () => import('./rules.es.ts'),
})
