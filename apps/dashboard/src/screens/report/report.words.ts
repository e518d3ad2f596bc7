import { catalogue } from '@parapet/ui'

/** Texts of the monthly report and of making it. */
export const reportWords = catalogue({ en: () => import('./report.en.ts'), es: () => import('./report.es.ts') })
