import { catalogue } from './catalogue.ts'

/** Texts of the basic components. The app loads them beside the session. */
export const uiWords = catalogue({ en: () => import('./ui.en.ts'), es: () => import('./ui.es.ts') })
