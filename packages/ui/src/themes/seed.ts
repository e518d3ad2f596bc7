import type { FontName } from '../fonts/fonts.ts'
import type { ColorToken } from './contract.css.ts'
import type { PinName } from './pins.ts'

export type Mode = 'light' | 'dark'

/**
 * All that a provider gives: a reseller is one such table, from here or from the runtime configuration. Every token of both
 * modes is computed from it (`derive`); no other file knows a provider.
 */
export interface ThemeSeed {
  name: string
  /** Start of every page title. */
  title: string
  /** Host names that choose this theme; `*.` at the front stands for any name below. */
  hosts: readonly string[]
  /** `#rrggbb`. What can be acted on; the rail and the tint of surfaces; the third voice of pictures and of writing. */
  primary: string
  secondary: string
  tertiary: string
  fonts: { body: FontName; heading?: FontName; mono?: FontName }
  /** A pin of ours, or the path of an own one in a field of 24 × 24. */
  pin: PinName | (string & {})
  /** Line under the footer cards, null for none. */
  poweredBy: string | null
  /** Corners: the specification's 18/10/36, or a softer or sharper set of the same proportions. */
  radius?: 'spec' | 'soft' | 'sharp'
  /** Side rail: deep on the secondary, light on a tinted surface, or filled with the brand. */
  rail?: 'deep' | 'light' | 'brand'
  /** Drawing of the login's brand panel. */
  pattern?: 'pins' | 'dots' | 'globe' | 'lines'
  legal?: { name?: string; terms?: string; privacy?: string; cookies?: string; contact?: string }
}

/** Every value of a theme in one mode; colours are `#rrggbb` (`scrim` has its opacity: `#rrggbbaa`). */
export interface ThemeTokens {
  color: Record<ColorToken, string>
  radius: { card: string; input: string; button: string }
  font: { body: string; heading: string; mono: string }
  shadow: { float: string }
}
