/** A message compiled by the words plugin: a string, or parts with placeholders, plurals and selects. */
export type Compiled = string | readonly Piece[]
type Branches = Readonly<Record<string, readonly Piece[]>>
export type Piece = string | 0 | readonly [name: string, kind?: 'p' | 'o' | 's', branches?: Branches, offset?: number]

export type Values = Readonly<Record<string, string | number>>

const rules = new Map<string, Intl.PluralRules>()
const numbers = new Map<string, Intl.NumberFormat>()

function pluralOf(value: number, locale: string, type: 'cardinal' | 'ordinal'): string {
  const key = locale + type
  const known = rules.get(key) ?? new Intl.PluralRules(locale, { type })
  rules.set(key, known)
  return known.select(value)
}

function groupDigits(value: number, locale: string): string {
  const known = numbers.get(locale) ?? new Intl.NumberFormat(locale)
  numbers.set(locale, known)
  return known.format(value)
}

/** Formats a compiled message; digits are grouped for the locale, a missing value prints as `{name}`. */
export function writeMessage(message: Compiled, values: Values, locale: string, pound = 0): string {
  if (typeof message === 'string') return message
  let text = ''
  for (const piece of message) {
    if (typeof piece === 'string') text += piece
    else if (piece === 0) text += groupDigits(pound, locale)
    else text += formatPlaceholder(piece, values, locale, pound)
  }
  return text
}

function formatPlaceholder(
  placeholder: Exclude<Piece, string | 0>,
  values: Values,
  locale: string,
  pound: number,
): string {
  const [name, kind, branches, offset = 0] = placeholder
  const value = values[name]
  if (value === undefined) return `{${name}}`
  if (!branches) return typeof value === 'number' ? groupDigits(value, locale) : value
  // The provider may send `constructor`, which every object has.
  if (kind === 's')
    return writeMessage(branches[Object.hasOwn(branches, value) ? value : 'other'] ?? '', values, locale, pound)
  const counted = Number(value) - offset
  const chosen = branches[`=${value}`] ?? branches[pluralOf(counted, locale, kind === 'o' ? 'ordinal' : 'cardinal')]
  return writeMessage(chosen ?? branches.other ?? '', values, locale, counted)
}

/** Returns the argument names of a compiled message, and the options of its selects as `name=option`. */
export function argumentsOf(message: Compiled): string[] {
  if (typeof message === 'string') return []
  const found = new Set<string>()
  for (const piece of message) {
    if (typeof piece === 'string' || piece === 0) continue
    const [name, kind, branches = {}] = piece
    found.add(name)
    for (const branch of Object.values(branches)) for (const inner of argumentsOf(branch)) found.add(inner)
    if (kind === 's') for (const choice of Object.keys(branches)) found.add(`${name}=${choice}`)
  }
  return [...found].sort()
}
