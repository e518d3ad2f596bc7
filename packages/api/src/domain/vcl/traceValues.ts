import { containsNetwork, type Network, parseNetwork } from '../networks.ts'
import type { SourceSpan } from './tokens.ts'

/** Why something cannot be decided. Screens translate the code; `name` is the word it is about. */
export type DoubtCode =
  | 'visitor'
  | 'origin'
  | 'cached'
  | 'platform'
  | 'function'
  | 'random'
  | 'time'
  | 'health'
  | 'pattern'
  | 'language'
  | 'list'
  | 'hostName'
  | 'include'
  | 'syntax'
  | 'challenge'
  | 'limit'
  | 'bots'
  | 'order'
  | 'variable'
  | 'tooMany'

/** Something that cannot be decided, and where: `part` is the number of the program. */
export interface Doubt extends SourceSpan {
  readonly code: DoubtCode
  readonly name: string
  readonly part: number
}

/** A value that is known. `none` is a header that is not there, `origin` what the origin's own headers say. */
export type KnownValue =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'none' }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'duration'; readonly seconds: number }
  | { readonly kind: 'bool'; readonly value: boolean }
  | { readonly kind: 'ip'; readonly text: string }
  | { readonly kind: 'backend'; readonly name: string }
  | { readonly kind: 'origin' }

/** A value, or why it is not known with what it may be; `options` is null where it may be anything. */
export type TraceValue =
  | KnownValue
  | { readonly kind: 'unknown'; readonly why: Doubt; readonly options: readonly KnownValue[] | null }

export const none: KnownValue = { kind: 'none' }
/** A known text. */
export const textValue = (text: string): KnownValue => ({ kind: 'text', text })
/** A known truth value. */
export const boolValue = (value: boolean): KnownValue => ({ kind: 'bool', value })
/** A value that cannot be decided, and why. */
export const unknown = (why: Doubt): TraceValue => ({ kind: 'unknown', why, options: null })

/** What a value is as text; null for what has none that is known. A header that is not there is empty in a sum. */
export function textOf(value: TraceValue): string | null {
  switch (value.kind) {
    case 'text':
    case 'ip':
      return value.text
    case 'none':
      return ''
    case 'number':
      return String(value.value)
    case 'bool':
      return String(value.value)
    case 'backend':
      return value.name
    case 'duration':
      return value.seconds.toFixed(3)
    case 'origin':
    case 'unknown':
      return null
  }
}

const keyOf = (value: KnownValue) => JSON.stringify(value)

/** What a value is after one of two ways that cannot be told apart. */
export function merged(one: TraceValue, other: TraceValue): TraceValue {
  const list = (value: TraceValue) => (value.kind === 'unknown' ? value.options : [value])
  const [left, right] = [list(one), list(other)]
  const why = one.kind === 'unknown' ? one.why : other.kind === 'unknown' ? other.why : null
  const all = left && right && [...new Map([...left, ...right].map((value) => [keyOf(value), value])).values()]
  const [only, ...rest] = all ?? []
  if (only && rest.length === 0) return only
  return { kind: 'unknown', why: why ?? noReason, options: all }
}

const noReason: Doubt = { code: 'tooMany', name: '', at: 0, end: 0, part: 0 }

const unlike = /\\[AZzGKQEhHRNXpPgkea]|\\x\{|\(\?(?![:=!]|<[=!])|[*+?}]\+|\[\[:|\[\^?\]|\([^()]*[+*]\)[+*{]/

const patterns = new Map<string, RegExp | null>()

/** A pattern of PCRE as JavaScript runs it; null where both would not surely agree, or it could take for ever. */
export function traceablePattern(source: string): RegExp | null {
  const known = patterns.get(source)
  if (known !== undefined) return known
  const [, flags = '', rest = source] = /^\^?\(\?([ims]+)\)([\s\S]*)$/.exec(source) ?? []
  const text = flags !== '' && source.startsWith('^') ? `^${rest}` : rest
  const made = unlike.test(text) ? null : compiled(text, flags)
  patterns.set(source, made)
  return made
}

function compiled(text: string, flags: string): RegExp | null {
  try {
    return new RegExp(text, [...new Set(flags)].join(''))
  } catch {
    // Not a pattern at all: the check of the program reports it.
    return null
  }
}

/** An entry of an access list of a program. */
export interface AclRow {
  readonly isNegated: boolean
  readonly network: Network | null
}

/** Whether an address is in an access list: its narrowest entry decides. Null where a host name may decide. */
export function aclMatch(address: string, rows: readonly AclRow[]): boolean | null {
  const own = parseNetwork(address)
  if (!own) return null
  const narrowest = rows.reduce<AclRow | null>((best, row) => {
    if (!row.network || !containsNetwork(row.network, own)) return best
    return best?.network && best.network.prefix >= row.network.prefix ? best : row
  }, null)
  const found = narrowest !== null && !narrowest.isNegated
  // What a name resolves to when the program is compiled is not known.
  const isOpen = rows.some(({ network, isNegated }) => network === null && isNegated === found)
  return isOpen && narrowest?.network?.prefix !== (own.version === 4 ? 32 : 128) ? null : found
}

/** Replaces what a pattern finds: `\0` and `\&` are all of it, `\1` to `\9` its groups. */
export function substituted(text: string, pattern: RegExp, by: string, isAll: boolean): string {
  const found = isAll ? new RegExp(pattern.source, `${pattern.flags}g`) : pattern
  return text.replace(found, (...given: unknown[]) => {
    // The place of what was found follows its groups.
    const groups = given.slice(
      0,
      given.findIndex((part) => typeof part === 'number'),
    )
    return by.replace(/\\([0-9&])/g, (_, key: string) => {
      const group = groups[key === '&' ? 0 : Number(key)]
      return typeof group === 'string' ? group : ''
    })
  })
}
