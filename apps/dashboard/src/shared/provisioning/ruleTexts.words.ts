import { catalogue } from '@parapet/ui'

export const ruleTextWords = catalogue({
  en: () => import('./ruleTexts.en.ts'),
  es: () => import('./ruleTexts.es.ts'),
})
