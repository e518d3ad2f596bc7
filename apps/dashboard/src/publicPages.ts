import type { PageCode } from './page.ts'
import type { publicPaths } from './publicPaths.ts'

export const publicPages: Readonly<Record<keyof typeof publicPaths, PageCode>> = {
  login: { load: () => import('./screens/login/index.tsx'), words: [] },
  reset: { load: () => import('./screens/reset/index.tsx'), words: [] },
  password: { load: () => import('./screens/password/index.tsx'), words: [] },
}
