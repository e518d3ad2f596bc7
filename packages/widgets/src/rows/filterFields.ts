import { fieldOf, parseTiming, shortKey, type TimingOperator, timingOf, type ViewFilterKey } from '@parapet/api'
import type { Locale } from '@parapet/ui'
import { countryName } from '../kinds/country.ts'
import type { RowContext } from './row.ts'

type Key = ViewFilterKey | 'vhost'

/** Returns the label of a filter; a technical one has the provider's name. */
export function filterName(key: Key, t: RowContext['t']): string {
  const moment = timingOf(key)
  if (moment) return t(`origins.${moment}`)
  const field = fieldOf(key)
  return field ? t(`filter.${field}`) : shortKey(key)
}

const signs = { gt: '>', gte: '≥', lt: '<', lte: '≤' } as const satisfies Record<TimingOperator, string>

/** Formats a filter value: a country's name, a limit with its unit (milliseconds), others unchanged. */
export function filterValue(key: Key, value: string, locale: Locale): string {
  const limit = timingOf(key) && parseTiming(value)
  if (limit) return `${signs[limit.operator ?? 'gt']} ${(limit.micros / 1000).toLocaleString(locale)} ms`
  return fieldOf(key) === 'countrycode' ? countryName(value, locale) : value
}
