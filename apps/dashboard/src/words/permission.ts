import { catalogue } from '@parapet/ui'

/** Why an action is refused, and who can change that. */
export const permissionWords = catalogue({
  en: () => import('./permission.en.ts'),
  es: () => import('./permission.es.ts'),
})
