import { catalogue } from '@parapet/ui'

export const howMadeWords = catalogue({
  en: () => import('./howMade.en.ts'),
  es: () => import('./howMade.es.ts'),
})
