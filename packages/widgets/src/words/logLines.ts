import { catalogue } from '@parapet/ui'

/** Texts of how servers write everything that the boards show. */
export const logLinesWords = catalogue({ en: () => import('./logLines.en.ts'), es: () => import('./logLines.es.ts') })
