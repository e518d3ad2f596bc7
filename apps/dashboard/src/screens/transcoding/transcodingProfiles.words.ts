import { catalogue } from '@parapet/ui'

export const transcodingProfilesWords = catalogue({
  en: () => import('./transcodingProfiles.en.ts'),
  es: () => import('./transcodingProfiles.es.ts'),
})
