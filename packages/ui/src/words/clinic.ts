import { catalogue } from './catalogue.ts'

/** What the theme clinic says; `pnpm theme check` writes its report in the English of it. */
export const clinicWords = catalogue({ en: () => import('./clinic.en.ts'), es: () => import('./clinic.es.ts') })
