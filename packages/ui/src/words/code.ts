import { catalogue } from './catalogue.ts'

/** What the code editor says. */
export const codeWords = catalogue({ en: () => import('./code.en.ts'), es: () => import('./code.es.ts') })
