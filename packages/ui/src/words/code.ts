import { catalogue } from './catalogue.ts'

export const codeWords = catalogue({ en: () => import('./code.en.ts'), es: () => import('./code.es.ts') })
