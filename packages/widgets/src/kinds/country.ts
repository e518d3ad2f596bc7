import type { Locale } from '@parapet/ui'

const names = new Map<Locale, Intl.DisplayNames>()

/** Returns an ISO 3166 country code in upper case; other texts unchanged. */
export function countryCode(code: string): string {
  return /^[a-z]{2}$/i.test(code) ? code.toUpperCase() : code
}

/** Returns the name of a country in the user's language; other texts unchanged. */
export function countryName(code: string, locale: Locale): string {
  if (!/^[a-z]{2}$/i.test(code)) return code
  const known = names.get(locale) ?? new Intl.DisplayNames([locale], { type: 'region', fallback: 'code' })
  names.set(locale, known)
  return known.of(countryCode(code)) ?? code
}
