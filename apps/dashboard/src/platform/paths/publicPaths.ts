import { anyone, path } from './path.ts'

/** The pages before the login: the first rows of `paths`. They are apart because the login loads nothing else of it. */
export const publicPaths = {
  login: path('auth/login', anyone, { title: 'title.login' }),
  reset: path('auth/reset', anyone, { title: 'title.reset' }),
  password: path('auth/password/{uuid}', anyone, { title: 'title.password' }),
} as const
