import { catalogue } from '@parapet/ui'

/** Words of a new transcoding job. */
export const transcodingWizardWords = catalogue({
  en: () => import('./transcodingWizard.en.ts'),
  es: () => import('./transcodingWizard.es.ts'),
})
