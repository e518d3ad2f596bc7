import { catalogue } from '@parapet/ui'

export const invoicesWords = catalogue({
  en: () => import('./invoices.en.ts'),
  es: () => import('./invoices.es.ts'),
})
