import { catalogue } from './catalogue.ts'

/** The few words that the parts themselves say. Every page needs them: the app loads them beside the session. */
export const uiWords = catalogue({ en: () => import('./ui.en.ts'), es: () => import('./ui.es.ts') })
