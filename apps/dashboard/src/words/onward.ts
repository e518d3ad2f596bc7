import { catalogue } from '@parapet/ui'

/** Texts of the links between boards in widget menus. */
export const onwardWords = catalogue({
  en: () => import('./onward.en.ts'),
  es: () => import('./onward.es.ts'),
})
