import { type ThemeSeed, themes } from '@parapet/ui'
import { seedOfLink } from '@parapet/ui/theme-link'

/** The widths at which two themes are compared, CSS pixels. */
export const widths = ['390', '768', '1440'] as const
export type Width = (typeof widths)[number]

/** What the page that compares two themes keeps in the address; the first theme, mode and language are those of the toolbar. */
export const comparisonGlobals = {
  against: 'ember',
  compared: 'screens-home--admin',
  width: '1440',
} as const

/** Storybook ignores globals of an address that are not declared. */
export const comparisonTypes = {
  against: { description: 'The second theme of the comparison' },
  compared: { description: 'The story of the comparison' },
  width: { description: 'The width of the comparison' },
} satisfies Record<keyof typeof comparisonGlobals, object>

/** What is compared with the theme of the toolbar. */
export interface Comparison {
  readonly against: ThemeSeed
  readonly story: string
  readonly width: Width
}

/** Reads the comparison from Storybook's globals; unknown values fall back to the initial ones. */
export function comparisonOf(globals: Readonly<Record<string, unknown>>): Comparison {
  const named = (name: unknown) => themes.find((theme) => theme.name === name)
  const against = named(globals.against) ?? seedOfLink(globals.against) ?? named(comparisonGlobals.against)
  if (!against) throw new Error('No theme is registered')
  const { compared } = globals
  return {
    against,
    story: typeof compared === 'string' && /^[\w-]+$/.test(compared) ? compared : comparisonGlobals.compared,
    width: widths.find((width) => width === String(globals.width)) ?? comparisonGlobals.width,
  }
}
