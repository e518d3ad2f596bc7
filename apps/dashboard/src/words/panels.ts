import { catalogue } from '@parapet/ui'

/** Texts of the panels: keyboard shortcuts, command palette, acting as somebody else, change log. */
export const panelsWords = catalogue({
  en: () => import('./panels.en.ts'),
  es: () => import('./panels.es.ts'),
})
