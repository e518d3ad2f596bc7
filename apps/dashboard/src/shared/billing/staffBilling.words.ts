import { catalogue } from '@parapet/ui'

export const staffBillingWords = catalogue({
  en: () => import('./staffBilling.en.ts'),
  es: () => import('./staffBilling.es.ts'),
})
