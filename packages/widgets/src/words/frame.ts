import { catalogue } from '@parapet/ui'

/** What a widget's frame says: its menu and every state. */
export const frameWords = catalogue({ en: () => import('./frame.en.ts'), es: () => import('./frame.es.ts') })
