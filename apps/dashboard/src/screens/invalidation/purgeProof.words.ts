import { catalogue } from '@parapet/ui'

export const purgeProofWords = catalogue({
  en: () => import('./purgeProof.en.ts'),
  es: () => import('./purgeProof.es.ts'),
})
