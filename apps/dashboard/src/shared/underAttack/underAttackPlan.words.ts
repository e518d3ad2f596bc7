import { catalogue } from '@parapet/ui'

export const underAttackPlanWords = catalogue({
  en: () => import('./underAttackPlan.en.ts'),
  es: () => import('./underAttackPlan.es.ts'),
})
