import { catalogue } from '@parapet/ui'

/** Texts of the panels: keyboard shortcuts, command palette, impersonation, release notes. */
export const panelsWords = catalogue({
  en: () => import('./panels.en.ts'),
  es: () => import('./panels.es.ts'),
})
