/** An option of a list. `detail` is shown at the end and searched too; `status` is shown instead of it. */
export interface Option {
  value: string
  label: string
  detail?: string
  status?: { tone: 'good' | 'watch' | 'bad' | 'info' | 'quiet'; label: string }
  disabledReason?: string
}

/** Options with their normalised search texts. */
export interface Searchable {
  options: readonly Option[]
  texts: readonly string[]
}

/** Converts a text to lower case without accents, so that "malaga" finds "Málaga". */
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
  const normalizedQuery = fold(query.trim())
  if (normalizedQuery === '') return options
  const words = normalizedQuery.split(/\s+/)
  const prefixMatches: Option[] = []
  const otherMatches: Option[] = []
  for (const [index, option] of options.entries()) {
    const text = texts[index] ?? ''
    if (text.startsWith(normalizedQuery)) prefixMatches.push(option)
    else if (words.every((word) => text.includes(word))) otherMatches.push(option)
  }
  return [...prefixMatches, ...otherMatches]
}

/** Splits a label into the text before the match, the match and the text after; null without a match. */
export function matchIn(label: string, query: string): [string, string, string] | null {
  const normalizedQuery = fold(query.trim())
  const folded = fold(label)
  if (normalizedQuery === '' || folded.length !== label.length) return null
  const start = folded.indexOf(normalizedQuery)
  if (start < 0) return null
  const end = start + normalizedQuery.length
  return [label.slice(0, start), label.slice(start, end), label.slice(end)]
}

/** Returns the element id of an option, for `aria-activedescendant`. */
export const optionId = (listId: string, index: number): string => `${listId}-${index}`
