import type { FilterKey } from '@parapet/api'
import { countryCode, countryRegion, regionNamed } from '../kinds/country.ts'

/** The values of a filter key in the range of a page, most requests first. */
export interface SeenValues {
  readonly rows: readonly { readonly key: string; readonly requests: number }[]
  /** There are no others. */
  readonly isAll: boolean
}

/**
 * A typed value as the data has it. `unseen`: well-formed, but not among the values seen; `impossible`: no request
 * can have it.
 */
export type ResolvedValue =
  | { readonly kind: 'found' | 'unseen' | 'unchecked'; readonly value: string }
  | { readonly kind: 'impossible' }

const statusClass = /^([1-5])(?:xx|\*\*|00\s*[-–]\s*\1?99)$/i
const status = /^[1-5]\d\d$/

/** The form in which the provider sends a value: names of countries as codes, methods in capitals, classes as `5xx`. */
function canonical(key: FilterKey, typed: string): string | undefined {
  switch (key) {
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

/** Resolves a typed value to the one the data holds: in any case, by name, by code or by class. */
export function resolveValue(key: FilterKey, typed: string, seen: SeenValues | undefined): ResolvedValue {
  const value = canonical(key, typed)
  const low = typed.toLowerCase()
  const row =
    seen?.rows.find((one) => one.key === typed) ??
    seen?.rows.find((one) => one.key.toLowerCase() === low) ??
    seen?.rows.find((one) => value !== undefined && isSame(key, one.key, value))
  if (row) return { kind: 'found', value: key === 'response' && value ? value : row.key }
  if (value === undefined) return { kind: 'impossible' }
  return { kind: seen ? 'unseen' : 'unchecked', value }
}

function isSame(key: FilterKey, seen: string, value: string): boolean {
  if (key === 'countrycode') return countryCode(seen) === value
  return key === 'response' && value.endsWith('xx') ? seen.startsWith(value.charAt(0)) : seen === value
}
