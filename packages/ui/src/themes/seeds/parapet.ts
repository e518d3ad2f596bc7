import type { ThemeSeed } from '../seed.ts'

/** The provider's own theme and the default, with the colours of §9. */
export const parapet: ThemeSeed = {
  name: 'parapet',
  title: 'Parapet',
  hosts: ['localhost', '127.0.0.1', 'parapet.localhost'],
  primary: '#00abab',
  secondary: '#002643',
  tertiary: '#373834',
  fonts: { body: 'Plus Jakarta Sans' },
  pin: 'tower',
  poweredBy: null,
  rail: 'deep',
  pattern: 'pins',
}
