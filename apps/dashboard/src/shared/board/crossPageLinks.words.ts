import { catalogue } from '@parapet/ui'

export const crossPageLinkWords = catalogue({
  en: () => import('./crossPageLinks.en.ts'),
  es: () => import('./crossPageLinks.es.ts'),
})
