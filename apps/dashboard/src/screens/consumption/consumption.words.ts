import { catalogue } from '@parapet/ui'

export const consumptionWords = catalogue({
  en: () => import('./consumption.en.ts'),
  es: () => import('./consumption.es.ts'),
})
