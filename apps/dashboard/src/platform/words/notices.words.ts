import { catalogue } from '@parapet/ui'

/** Texts of session notices. */
export const noticeWords = catalogue({
  en: () => import('./notices.en.ts'),
  es: () => import('./notices.es.ts'),
})
