import { catalogue } from '@parapet/ui'

/** Words of services. */
export const servicesWords = catalogue({
  en: () => import('./services.en.ts'),
  es: () => import('./services.es.ts'),
})
