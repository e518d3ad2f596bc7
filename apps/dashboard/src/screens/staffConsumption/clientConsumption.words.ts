import { catalogue } from '@parapet/ui'

export const clientConsumptionWords = catalogue({
  en: () => import('./clientConsumption.en.ts'),
  es: () => import('./clientConsumption.es.ts'),
})
