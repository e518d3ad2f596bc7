import { catalogue } from '@parapet/ui'

/** Texts of a widget's frame: menu and states. */
export const frameWords = catalogue({ en: () => import('./frame.en.ts'), es: () => import('./frame.es.ts') })
