import { type FieldName, type Fields, fieldNames, type Refused } from './fields.ts'
import type { Part } from './formatString.ts'

const isBlank = /^\s*$/

/** The end of a text in quotes: the first quote that no backslash precedes. */
function quoteEnd(line: string, from: number, until: string): number {
  let at = line.indexOf(until, from)
  while (at >= 0) {
    let backslashes = 0
    while (line[at - 1 - backslashes] === '\\' && at - 1 - backslashes >= from) backslashes++
    if (backslashes % 2 === 0) return at
    at = line.indexOf(until, at + 1)
  }
  return -1
}

/** The end of a word: lists of several addresses or times go on after a comma and a space. */
function wordEnd(line: string, from: number, until: string): number {
  let at = line.indexOf(until, from)
  while (at > from && line[at - 1] === ',' && until.startsWith(' ')) at = line.indexOf(until, at + 1)
  return at
}

function endOf(line: string, from: number, before: string, after: string): number {
  if (before.endsWith('"') && after.startsWith('"')) return quoteEnd(line, from, after)
  return wordEnd(line, from, after)
}

function fieldEnd(line: string, at: number, before: string, next: Part | undefined): number {
  if (next && 'literal' in next) return endOf(line, at, before, next.literal)
  const whole = line.trimEnd().length
  // Before the rest of a line a word ends with its first space.
  const word = next?.field === 'more' ? wordEnd(line, at, ' ') : -1
  return word < 0 ? whole : Math.min(word, whole)
}

const refusal = (column: number): Refused => ({ refused: 'shape', column: column + 1 })

/** Splits a line by a format into its fields; refused with the column where it departs. Linear in the line's length. */
export function scanLine(line: string, parts: readonly Part[]): Fields | Refused {
  const texts: Partial<Record<FieldName, string>> = {}
  const places: Partial<Record<FieldName, number>> = {}
  let at = 0
  let before = ''
  for (let index = 0; index < parts.length; index++) {
    const part = parts[index] as Part
    if ('literal' in part) {
      if (!line.startsWith(part.literal, at)) {
        let same = 0
        while (same < part.literal.length && line[at + same] === part.literal[same]) same++
        return refusal(at + same)
      }
      at += part.literal.length
      before = part.literal
      continue
    }
    const next = parts[index + 1]
    const end = fieldEnd(line, at, before, next)
    const isEnclosed = /["[]$/.test(before)
    const mayBeEmpty = isEnclosed || part.mayBeEmpty === true || part.field === 'more'
    if (end < at || (end === at && !mayBeEmpty)) return refusal(at)
    const text = line.slice(at, end)
    if (part.field === 'more' && text !== '' && !/^[ \t]/.test(text)) return refusal(at)
    if (!next && !mayBeEmpty && text.includes(' ') && !text.includes(', ')) return refusal(at + text.indexOf(' '))
    if (part.field !== 'ignored') {
      texts[part.field] = text
      places[part.field] = at
    }
    at = end
    before = ''
  }
  return isBlank.test(line.slice(at)) ? { texts, places } : refusal(at)
}

/** The names of fields that a format of the table may use. */
export const namesOfFields: ReadonlySet<string> = new Set(fieldNames)
