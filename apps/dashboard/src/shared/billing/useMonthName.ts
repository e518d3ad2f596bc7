import { type Locale, useLocale } from '@parapet/ui'
import { useMemo } from 'react'

/** Returns a function that names a month such as `2026-06` in a language. */
export function monthNameIn(locale: Locale): (month: string) => string {
  const format = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return (month) => format.format(Date.parse(`${month}-15`))
}

/** Returns a function that names a month such as `2026-06`; the provider counts by calendar month in UTC. */
export function useMonthName(): (month: string) => string {
  const { locale } = useLocale()
  return useMemo(() => monthNameIn(locale), [locale])
}
