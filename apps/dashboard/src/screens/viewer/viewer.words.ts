import { catalogue } from '@parapet/ui'

export const viewerWords = catalogue({
  en: () => import('./viewer.en.ts'),
  es: () => import('./viewer.es.ts'),
})
