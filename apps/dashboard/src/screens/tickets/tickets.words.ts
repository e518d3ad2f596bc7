import { catalogue } from '@parapet/ui'

export const ticketsWords = catalogue({
  en: () => import('./tickets.en.ts'),
  es: () => import('./tickets.es.ts'),
})
