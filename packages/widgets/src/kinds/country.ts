import type { Locale } from '@parapet/ui'

const names = new Map<Locale, Intl.DisplayNames>()

/** A country's code as ISO 3166 writes it; what is not a code of two letters comes back as it is. */
export function countryCode(code: string): string {
  return /^[a-z]{2}$/i.test(code) ? code.toUpperCase() : code
}

/** A country's name in the reader's language; what is not a code of two letters, or not a country, comes back as it is. */
export function countryName(code: string, locale: Locale): string {
  if (!/^[a-z]{2}$/i.test(code)) return code
  const known = names.get(locale) ?? new Intl.DisplayNames([locale], { type: 'region', fallback: 'code' })
  names.set(locale, known)
  return known.of(countryCode(code)) ?? code
}
