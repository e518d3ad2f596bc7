import type { ThemeSeed } from '../seed.ts'

/** A serif font, a very long name, and a green that must not look like success. */
export const aldermere: ThemeSeed = {
  name: 'aldermere',
  title: 'Aldermere & Whitcombe Content Delivery Services',
  hosts: ['aldermere.localhost'],
  primary: '#1f6b4a',
  secondary: '#1d2b3a',
  tertiary: '#7a5a34',
  fonts: { body: 'Source Serif 4' },
  pin: 'crest',
  poweredBy: 'Powered by Parapet for Aldermere & Whitcombe',
  rail: 'deep',
  pattern: 'pins',
}
