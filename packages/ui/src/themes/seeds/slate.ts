import type { ThemeSeed } from '../seed.ts'

/** All grey, with monospace headings. */
export const slate: ThemeSeed = {
  name: 'slate',
  title: 'Slate',
  hosts: ['slate.localhost'],
  primary: '#6b7280',
  secondary: '#4b5563',
  tertiary: '#2f6f8f',
  fonts: { body: 'Inter', heading: 'JetBrains Mono' },
  pin: 'hex',
  poweredBy: null,
  radius: 'sharp',
  rail: 'light',
  pattern: 'globe',
}
