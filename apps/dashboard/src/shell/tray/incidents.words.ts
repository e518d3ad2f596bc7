import { catalogue } from '@parapet/ui'

/** Texts of the incidents in the top bar. */
export const incidentsWords = catalogue({
  en: () => import('./incidents.en.ts'),
  es: () => import('./incidents.es.ts'),
})
