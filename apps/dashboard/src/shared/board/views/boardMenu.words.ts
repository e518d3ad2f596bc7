import { catalogue } from '@parapet/ui'

export const boardMenuWords = catalogue({
  en: () => import('./boardMenu.en.ts'),
  es: () => import('./boardMenu.es.ts'),
})
