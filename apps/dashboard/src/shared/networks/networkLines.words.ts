import { catalogue } from '@parapet/ui'

export const networkLinesWords = catalogue({
  en: () => import('./networkLines.en.ts'),
  es: () => import('./networkLines.es.ts'),
})
