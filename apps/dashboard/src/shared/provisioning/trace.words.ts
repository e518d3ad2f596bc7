import { catalogue } from '@parapet/ui'

export const traceWords = catalogue({
  en: () => import('./trace.en.ts'),
  es: () => import('./trace.es.ts'),
})
