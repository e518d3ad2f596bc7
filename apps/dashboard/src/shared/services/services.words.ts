import { catalogue } from '@parapet/ui'

export const servicesWords = catalogue({
  en: () => import('./services.en.ts'),
  es: () => import('./services.es.ts'),
})
