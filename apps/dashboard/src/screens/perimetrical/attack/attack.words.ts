import { catalogue } from '@parapet/ui'

/** Texts of the attack room. */
export const attackWords = catalogue({
  en: () => import('./attack.en.ts'),
  es: () => import('./attack.es.ts'),
})
