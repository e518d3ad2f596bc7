import { catalogue } from '@parapet/ui'

/** Words of transcoding profiles. */
export const transcodingProfilesWords = catalogue({
  en: () => import('./transcodingProfiles.en.ts'),
  es: () => import('./transcodingProfiles.es.ts'),
})
