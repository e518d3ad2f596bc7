import type { Locale } from '@parapet/ui'

const names = new Map<Locale, Intl.DisplayNames>()
const namesIn = (locale: Locale): Intl.DisplayNames => {
  const known = names.get(locale) ?? new Intl.DisplayNames([locale], { type: 'region', fallback: 'code' })
  names.set(locale, known)
  return known
}

/** Returns an ISO 3166 country code in upper case; other texts unchanged. */
export function countryCode(code: string): string {
  return /^[a-z]{2}$/i.test(code) ? code.toUpperCase() : code
}

/** Returns the current code for a two-letter country code (GB for UK); undefined if there is none. */
export function countryRegion(code: string): string | undefined {
  if (code.toUpperCase() === 'EL') return 'GR'
  const [, region] = new Intl.Locale(`und-${code}`).toString().split('-')
  return region && namesIn('en').of(region) !== region ? region : undefined
}

/** Returns the name of a country, by its code or English name, in the user's language; other texts, also unknown codes, unchanged. */
export function countryName(code: string, locale: Locale): string {
  if (!/^[a-z]{2}$/i.test(code)) {
    const named = regionNamed(code)
    return named ? (namesIn(locale).of(named) ?? code) : code
  }
  // `Intl` names GB for UK, but no request has that code.
  const region = countryCode(code)
  return countryRegion(region) === region ? (namesIn(locale).of(region) ?? code) : code
}

const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}|[.'’]/gu, '')
    .toLowerCase()
    .trim()
const aliases = { usa: 'US', us: 'US', america: 'US', uae: 'AE', england: 'GB', 'great britain': 'GB', holland: 'NL' }
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

let regions: Map<string, string> | undefined

/** Returns the code of a country by its English or Spanish name; undefined if there is none. */
export function regionNamed(name: string): string | undefined {
  regions ??= new Map([
    ...[...letters].flatMap((first) =>
      [...letters].flatMap((second) => {
        const code = first + second
        if (countryRegion(code) !== code) return []
        return (['en', 'es'] as const).map((locale) => [fold(countryName(code, locale)), code] as const)
      }),
    ),
    ...Object.entries(aliases),
  ])
  return regions.get(fold(name))
}
