import type { ThemeSeed } from '../seed.ts'

/** A red brand that must not look like an error: red for fills only, steel blue for text and lines. */
export const ember: ThemeSeed = {
  name: 'ember',
  title: 'Ember Networks',
  hosts: ['ember.localhost'],
  primary: '#c8102e',
  secondary: '#2a1c24',
  tertiary: '#3f6283',
  fonts: { body: 'Manrope' },
  pin: 'flame',
  poweredBy: 'Powered by Parapet',
  rail: 'deep',
  pattern: 'lines',
}
