import { catalogue } from '@parapet/ui'

export const vclVersionsWords = catalogue({
  en: () => import('./vclVersions.en.ts'),
  es: () => import('./vclVersions.es.ts'),
})
