import type { ThemeSeed } from '../seed.ts'

/** A pastel theme with round corners: pale pink fills, text in the same pink, darkened. */
export const blossom: ThemeSeed = {
  name: 'blossom',
  title: 'Blossom',
  hosts: ['blossom.localhost'],
  primary: '#f6c1d5',
  secondary: '#5b3a73',
  tertiary: '#8a63a8',
  fonts: { body: 'Nunito' },
  pin: 'heart',
  poweredBy: 'Powered by Parapet',
  radius: 'soft',
  rail: 'brand',
  pattern: 'dots',
}
