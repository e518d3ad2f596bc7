import { catalogue } from '@parapet/ui'

export const aiCrawlersWords = catalogue({
  en: () => import('./aiCrawlers.en.ts'),
  es: () => import('./aiCrawlers.es.ts'),
})
