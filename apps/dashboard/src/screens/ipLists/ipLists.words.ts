import { catalogue } from '@parapet/ui'

export const ipListsWords = catalogue({
  en: () => import('./ipLists.en.ts'),
  es: () => import('./ipLists.es.ts'),
})
