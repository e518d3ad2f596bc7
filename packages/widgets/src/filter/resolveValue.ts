import { fieldOf, parseTiming, timingOf, timingText, type ViewFilterKey } from '@parapet/api'
import { countryCode, countryRegion, regionNamed } from '../kinds/country.ts'

/** The values of a filter key in a page's range, most requests first. */
export interface SeenValues {
  readonly rows: readonly { readonly key: string; readonly requests: number }[]
  readonly isAll: boolean
}

/** A typed value as in the data: `unseen` is valid but not listed, `impossible` cannot occur. */
export type ResolvedValue =
  | { readonly kind: 'found' | 'unseen' | 'unchecked'; readonly value: string }
  | { readonly kind: 'impossible' }

const statusClass = /^([1-5])(?:xx|\*\*|00\s*[-–]\s*\1?99)$/i
const status = /^[1-5]\d\d$/

function canonical(key: ViewFilterKey, typed: string): string | undefined {
  if (timingOf(key)) return canonicalLimit(typed)
  // The only family that sends country names.
  if (key === 'geoip.country.country_name') return typed
  switch (fieldOf(key)) {
    case 'countrycode':
      if (/^[a-z]{2}$/i.test(typed)) return countryRegion(typed)
      return typed === '-' ? typed : regionNamed(typed)
    case 'response': {
      const [, digit] = statusClass.exec(typed) ?? []
      return digit ? `${digit}xx` : status.test(typed) ? typed : undefined
    }
    case 'method':
      return typed.toUpperCase()
    case 'proto':
    case 'cached':
    case 'content_type':
    case 'clientip':
      return typed.toLowerCase()
    default:
      return typed
  }
}

const operators = { '>': 'gt', '>=': 'gte', '≥': 'gte', '<': 'lt', '<=': 'lte', '≤': 'lte' } as const
const micros = { µs: 1, us: 1, ms: 1000, s: 1_000_000 } as const
const limit = /^([<>]=?|[≤≥])?\s*(\d+(?:[.,]\d+)?)\s*(µs|us|ms|s)?$/i

function canonicalLimit(typed: string): string | undefined {
  const [, sign = '>', amount, unit = 'ms'] = limit.exec(typed) ?? []
  if (amount === undefined) {
    const sent = parseTiming(typed)
    return sent ? timingText(sent) : undefined
  }
  const factor = micros[unit.toLowerCase() as keyof typeof micros]
  return timingText({
    operator: operators[sign as keyof typeof operators],
    micros: Number(amount.replace(',', '.')) * factor,
  })
}

/** Resolves a typed value to one of the data: case-insensitive, by name, by code or by class. */
export function resolveValue(key: ViewFilterKey, typed: string, seen: SeenValues | undefined): ResolvedValue {
  const value = canonical(key, typed)
  const low = typed.toLowerCase()
  const row =
    seen?.rows.find((one) => one.key === typed) ??
    seen?.rows.find((one) => one.key.toLowerCase() === low) ??
    seen?.rows.find((one) => value !== undefined && isSame(key, one.key, value))
  if (row) return { kind: 'found', value: fieldOf(key) === 'response' && value ? value : row.key }
  if (value === undefined) return { kind: 'impossible' }
  return { kind: seen ? 'unseen' : 'unchecked', value }
}

function isSame(key: ViewFilterKey, seen: string, value: string): boolean {
  const field = fieldOf(key)
  if (field === 'countrycode') return countryCode(seen) === value
  return field === 'response' && value.endsWith('xx') ? seen.startsWith(value.charAt(0)) : seen === value
}
