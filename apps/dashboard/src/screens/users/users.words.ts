import { catalogue } from '@parapet/ui'

export const usersWords = catalogue({
  en: () => import('./users.en.ts'),
  es: () => import('./users.es.ts'),
})
