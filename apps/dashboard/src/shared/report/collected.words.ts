import { catalogue } from '@parapet/ui'

/** Texts of what is collected for a report. */
export const collectedWords = catalogue({
  en: () => import('./collected.en.ts'),
  es: () => import('./collected.es.ts'),
})
