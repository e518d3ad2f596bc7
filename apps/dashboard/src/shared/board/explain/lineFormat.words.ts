import { catalogue } from '@parapet/ui'

export const lineFormatWords = catalogue({
  en: () => import('./lineFormat.en.ts'),
  es: () => import('./lineFormat.es.ts'),
})
