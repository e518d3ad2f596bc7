import { catalogue } from './catalogue.ts'

/** Texts of the code editor. */
export const codeWords = catalogue({ en: () => import('./code.en.ts'), es: () => import('./code.es.ts') })
