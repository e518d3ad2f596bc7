import { catalogue } from '@parapet/ui'

/** Words of the provider's open incidents, which the top bar tells of. */
export const incidentsWords = catalogue({
  en: () => import('./incidents.en.ts'),
  es: () => import('./incidents.es.ts'),
})
