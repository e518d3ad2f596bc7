import type { ThemeSeed } from '../seed.ts'

/** Near black on near white, reversed in dark mode; only status and data colours have a hue. */
export const obsidian: ThemeSeed = {
  name: 'obsidian',
  title: 'Obsidian Edge',
  hosts: ['obsidian.localhost'],
  primary: '#111214',
  secondary: '#0c0d0f',
  tertiary: '#3d4148',
  fonts: { body: 'Inter' },
  pin: 'gem',
  poweredBy: 'Powered by Parapet',
  radius: 'sharp',
  rail: 'deep',
  pattern: 'lines',
}
