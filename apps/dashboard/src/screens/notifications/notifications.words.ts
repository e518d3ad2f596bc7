import { catalogue } from '@parapet/ui'

export const notificationsWords = catalogue({
  en: () => import('./notifications.en.ts'),
  es: () => import('./notifications.es.ts'),
})
