import { catalogue } from '@parapet/ui'

export const botListsWords = catalogue({
  en: () => import('./botLists.en.ts'),
  es: () => import('./botLists.es.ts'),
})
