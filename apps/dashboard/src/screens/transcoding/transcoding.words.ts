import { catalogue } from '@parapet/ui'

export const transcodingWords = catalogue({
  en: () => import('./transcoding.en.ts'),
  es: () => import('./transcoding.es.ts'),
})
