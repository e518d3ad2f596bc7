import { catalogue } from '@parapet/ui'

export const provisioningWords = catalogue({
  en: () => import('./provisioning.en.ts'),
  es: () => import('./provisioning.es.ts'),
})
