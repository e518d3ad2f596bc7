import { catalogue } from './catalogue.ts'

/** Texts of the theme clinic; `npm run theme -- check` prints its report with the English ones. */
export const clinicWords = catalogue({ en: () => import('./clinic.en.ts'), es: () => import('./clinic.es.ts') })
