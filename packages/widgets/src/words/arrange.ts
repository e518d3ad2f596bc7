import { catalogue } from '@parapet/ui'

export const arrangeWords = catalogue({ en: () => import('./arrange.en.ts'), es: () => import('./arrange.es.ts') })
