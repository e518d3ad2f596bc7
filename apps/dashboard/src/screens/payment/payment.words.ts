import { catalogue } from '@parapet/ui'

export const paymentWords = catalogue({
  en: () => import('./payment.en.ts'),
  es: () => import('./payment.es.ts'),
})
