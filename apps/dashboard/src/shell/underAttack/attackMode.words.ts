import { catalogue } from '@parapet/ui'

export const attackModeWords = catalogue({
  en: () => import('./attackMode.en.ts'),
  es: () => import('./attackMode.es.ts'),
})
