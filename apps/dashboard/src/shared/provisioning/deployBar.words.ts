import { catalogue } from '@parapet/ui'

export const deployBarWords = catalogue({
  en: () => import('./deployBar.en.ts'),
  es: () => import('./deployBar.es.ts'),
})
