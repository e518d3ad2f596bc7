import { catalogue } from '@parapet/ui'

export const importListsWords = catalogue({
  en: () => import('./importLists.en.ts'),
  es: () => import('./importLists.es.ts'),
})
