import type { ThemeSeed } from '../seed.ts'

/** A yellow that is too light for text: it only fills, text is violet. */
export const sunbeam: ThemeSeed = {
  name: 'sunbeam',
  title: 'Sunbeam CDN',
  hosts: ['sunbeam.localhost'],
  primary: '#ffe45c',
  secondary: '#33307a',
  tertiary: '#7a5cff',
  fonts: { body: 'Outfit' },
  pin: 'sun',
  poweredBy: 'Powered by Parapet',
  radius: 'soft',
  rail: 'light',
  pattern: 'dots',
}
