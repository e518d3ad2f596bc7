import type { ThemeSeed } from '../seed.ts'

/** A saturated blue, which fills the whole side rail. */
export const cobalt: ThemeSeed = {
  name: 'cobalt',
  title: 'Cobalt Delivery',
  hosts: ['cobalt.localhost'],
  primary: '#1d3bff',
  secondary: '#101d5c',
  tertiary: '#00a3ff',
  fonts: { body: 'Inter', heading: 'Outfit' },
  pin: 'bolt',
  poweredBy: 'Powered by Parapet',
  rail: 'brand',
  pattern: 'globe',
}
