import { pinPath } from './pins.ts'
import type { ThemeSeed, ThemeTokens } from './seed.ts'

/** Returns the icon of a theme for the browser's tab: its pin on its primary colour, as a `data:` address. */
export function faviconOf({ pin }: Pick<ThemeSeed, 'pin'>, { color }: Pick<ThemeTokens, 'color'>): string {
  return `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><rect width="24" height="24" rx="6" fill="${color.brand}"/><path transform="translate(2.4 2.4) scale(.8)" fill="${color.onBrand}" fill-rule="evenodd" d="${pinPath(pin)}"/></svg>`,
  )}`
}
