import { catalogue } from '@parapet/ui'

/** What menus say of the other page that shows the same. */
export const onwardWords = catalogue({
  en: () => import('./onward.en.ts'),
  es: () => import('./onward.es.ts'),
})
