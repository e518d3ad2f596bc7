import { catalogue } from '@parapet/ui'

export const underAttackWords = catalogue({
  en: () => import('./underAttack.en.ts'),
  es: () => import('./underAttack.es.ts'),
})
