import type { FontFile, FontName } from '../fonts/fonts.ts'
import type { ColorToken } from './contract.css.ts'
import type { PinName } from './pins.ts'

export type Mode = 'light' | 'dark'

/** A font that ships, or the family of a theme's own file. */
export type ThemeFont = FontName | (string & {})

/** The colours that a theme may set itself: text and lines of the brand, the side rail, and the chart palette. */
export const roleTokens = [
  ...(['brandText', 'brandUi', 'focus', 'accent', 'rail'] as const),
  ...(['c1', 'c2', 'c3', 'c4', 'c5', 'c6', 'c7', 'c8'] as const),
] as const satisfies readonly ColorToken[]
export type RoleToken = (typeof roleTokens)[number]

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
  /** Names of included fonts, or families of `fontFiles`. */
  fonts: { body: ThemeFont; heading?: ThemeFont; mono?: ThemeFont }
  /** The brand's own fonts. */
  fontFiles?: readonly FontFile[]
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
  /** Shown instead of pin and title where there is space; `dark` is the variant for dark surfaces. Sizes in pixels. */
  logo?: { src: string; width: number; height: number; dark?: string }
  /** The icon of the browser's tab, and the mark where the pin would be; the tab's is made from the pin by default. */
  favicon?: string
  /** The brand panel of the login: a picture instead of the pattern, and a slogan by language. */
  login?: { picture?: string; slogan?: { en?: string; es?: string } }
  /** Where the provider's own pages are, instead of those of the deployment. */
  links?: { docs?: string; blog?: string; sales?: string; help?: string }
  /** Corners in pixels, instead of those of `radius`. */
  corners?: { card?: number; input?: number; button?: number }
  /** `#rrggbb` for roles whose derivation loses the brand, by mode. Contrast is still corrected. */
  colors?: Partial<Record<Mode, Partial<Record<RoleToken, string>>>>
  legal?: { name?: string; terms?: string; privacy?: string; cookies?: string; contact?: string }
}

/** Every value of a theme in one mode; colours are `#rrggbb` (`scrim` has its opacity: `#rrggbbaa`). */
export interface ThemeTokens {
  color: Record<ColorToken, string>
  radius: { card: string; input: string; button: string }
  font: { body: string; heading: string; mono: string; wordSpace: string }
  shadow: { float: string }
}
