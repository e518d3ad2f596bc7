import { catalogue } from '@parapet/ui'

export const reactionsWords = catalogue({
  en: () => import('./reactions.en.ts'),
  es: () => import('./reactions.es.ts'),
})
