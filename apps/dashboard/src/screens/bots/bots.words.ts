import { catalogue } from '@parapet/ui'

export const botsWords = catalogue({
  en: () => import('./bots.en.ts'),
  es: () => import('./bots.es.ts'),
})
