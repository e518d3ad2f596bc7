/** A message as the words plugin compiles it: text, or text with holes, plurals and choices. */
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

function grouped(value: number, locale: string): string {
  const known = numbers.get(locale) ?? new Intl.NumberFormat(locale)
  numbers.set(locale, known)
  return known.format(value)
}

/** Writes a compiled message; numbers in holes and `#` are grouped as the locale does. A missing value shows its name. */
export function writeMessage(message: Compiled, values: Values, locale: string, pound = 0): string {
  if (typeof message === 'string') return message
  let text = ''
  for (const piece of message) {
    if (typeof piece === 'string') text += piece
    else if (piece === 0) text += grouped(pound, locale)
    else text += writeHole(piece, values, locale, pound)
  }
  return text
}

function writeHole(hole: Exclude<Piece, string | 0>, values: Values, locale: string, pound: number): string {
  const [name, kind, branches, offset = 0] = hole
  const value = values[name]
  if (value === undefined) return `{${name}}`
  if (!branches) return typeof value === 'number' ? grouped(value, locale) : value
  // A choice may be a word of the provider, such as `constructor`, which every object has.
  if (kind === 's')
    return writeMessage(branches[Object.hasOwn(branches, value) ? value : 'other'] ?? '', values, locale, pound)
  const counted = Number(value) - offset
  const chosen = branches[`=${value}`] ?? branches[pluralOf(counted, locale, kind === 'o' ? 'ordinal' : 'cardinal')]
  return writeMessage(chosen ?? branches.other ?? '', values, locale, counted)
}

/** The names that a compiled message needs, with what each is: `n plural`, `name`, `tone select`. */
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
