import { catalogue } from '@parapet/ui'

export const transcodingWizardWords = catalogue({
  en: () => import('./transcodingWizard.en.ts'),
  es: () => import('./transcodingWizard.es.ts'),
})
