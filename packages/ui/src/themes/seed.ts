import type { FontName } from '../fonts/fonts.ts'
import type { ColorToken } from './contract.css.ts'
import type { PinName } from './pins.ts'

export type Mode = 'light' | 'dark'

/** The definition of a theme, from which all tokens of both modes derive. */
export interface ThemeSeed {
  name: string
  /** The start of every page title. */
  title: string
  /** Host names that select this theme; a leading `*.` matches any subdomain. */
  hosts: readonly string[]
  /** `#rrggbb`: actions, and text and lines unless it is grey or looks like a status. */
  primary: string
  /** `#rrggbb`: the side rail and the tint of surfaces. */
  secondary: string
  /** `#rrggbb`: text and lines if primary cannot be used for them. */
  tertiary: string
  fonts: { body: FontName; heading?: FontName; mono?: FontName }
  /** The name of a shipped pin, or a path in a 24 × 24 viewBox. */
  pin: PinName | (string & {})
  /** The line under the footer cards; null for none. */
  poweredBy: string | null
  /** Corners: those of §9, or a softer or sharper set. */
  radius?: 'spec' | 'soft' | 'sharp'
  /** Side rail: deep on the secondary, light on a tinted surface, or filled with the brand. */
  rail?: 'deep' | 'light' | 'brand'
  /** The pattern on the brand panel of the login. */
  pattern?: 'pins' | 'dots' | 'globe' | 'lines'
  /** Usage metrics, if the deployment has a service: always, or only after consent. */
  metrics?: 'always' | 'consent'
  legal?: { name?: string; terms?: string; privacy?: string; cookies?: string; contact?: string }
}

/** Every value of a theme in one mode; colours are `#rrggbb` (`scrim` has its opacity: `#rrggbbaa`). */
export interface ThemeTokens {
  color: Record<ColorToken, string>
  radius: { card: string; input: string; button: string }
  font: { body: string; heading: string; mono: string; wordSpace: string }
  shadow: { float: string }
}
