import { catalogue } from '@parapet/ui'

export const onboardingWords = catalogue({
  en: () => import('./onboarding.en.ts'),
  es: () => import('./onboarding.es.ts'),
})
