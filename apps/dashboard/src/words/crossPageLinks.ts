import { catalogue } from '@parapet/ui'

/** Texts of the links between boards in widget menus. */
export const crossPageLinkWords = catalogue({
  en: () => import('./crossPageLinks.en.ts'),
  es: () => import('./crossPageLinks.es.ts'),
})
