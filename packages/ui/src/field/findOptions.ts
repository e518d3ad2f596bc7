/** An option of a list. `detail` is shown muted at the end and is searchable. */
export interface Option {
  value: string
  label: string
  detail?: string
  /** The option stays visible with its reason. */
  disabledReason?: string
}

/** Options with the text that is searched, computed once for a list. */
export interface Searchable {
  options: readonly Option[]
  texts: readonly string[]
}

/** Lower-cases a text and removes accents, so that "malaga" finds "Málaga". */
export function fold(text: string): string {
  const low = text.toLowerCase()
  return /^[ -~]*$/.test(low) ? low : low.normalize('NFD').replace(/\p{M}/gu, '')
}

export function searchable(options: readonly Option[]): Searchable {
  return {
    options,
    texts: options.map((option) => fold(option.detail ? `${option.label} ${option.detail}` : option.label)),
  }
}

/** Returns the options that contain every word of a query, prefix matches first. */
export function findOptions({ options, texts }: Searchable, query: string): readonly Option[] {
  const wanted = fold(query.trim())
  if (wanted === '') return options
  const words = wanted.split(/\s+/)
  const first: Option[] = []
  const rest: Option[] = []
  for (const [at, option] of options.entries()) {
    const text = texts[at] ?? ''
    if (text.startsWith(wanted)) first.push(option)
    else if (words.every((word) => text.includes(word))) rest.push(option)
  }
  return [...first, ...rest]
}

/** Splits a label at the match: before, match, after. Null without a match. */
export function matchIn(label: string, query: string): [string, string, string] | null {
  const wanted = fold(query.trim())
  const folded = fold(label)
  if (wanted === '' || folded.length !== label.length) return null
  const at = folded.indexOf(wanted)
  if (at < 0) return null
  return [label.slice(0, at), label.slice(at, at + wanted.length), label.slice(at + wanted.length)]
}

/** Id of the option at a place, for `aria-activedescendant`. */
export const optionId = (listId: string, at: number): string => `${listId}-${at}`
