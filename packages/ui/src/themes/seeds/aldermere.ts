import type { ThemeSeed } from '../seed.ts'

/** A serif face and a name that is longer than any header expects; a green that must not read as success. */
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
