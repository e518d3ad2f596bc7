import { catalogue } from '@parapet/ui'

export const permissionWords = catalogue({
  en: () => import('./permission.en.ts'),
  es: () => import('./permission.es.ts'),
})
