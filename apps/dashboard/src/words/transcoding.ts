import { catalogue } from '@parapet/ui'

/** Words of transcoding. */
export const transcodingWords = catalogue({
  en: () => import('./transcoding.en.ts'),
  es: () => import('./transcoding.es.ts'),
})
