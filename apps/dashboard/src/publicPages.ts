import { anyone, page } from './page.ts'

/** The pages before the login: the first rows of the pages table. They are apart because the login loads nothing else of it. */
export const publicPages = {
  login: page('auth/login', anyone, () => import('./screens/login/index.tsx'), { title: 'title.login' }),
  reset: page('auth/reset', anyone, () => import('./screens/reset/index.tsx'), { title: 'title.reset' }),
  password: page('auth/password/{uuid}', anyone, () => import('./screens/password/index.tsx'), {
    title: 'title.password',
  }),
} as const
