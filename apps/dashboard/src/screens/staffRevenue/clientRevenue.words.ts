import { catalogue } from '@parapet/ui'

export const clientRevenueWords = catalogue({
  en: () => import('./clientRevenue.en.ts'),
  es: () => import('./clientRevenue.es.ts'),
})
