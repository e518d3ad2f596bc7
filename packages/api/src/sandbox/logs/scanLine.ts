import { type FieldName, type Fields, fieldNames, type Refused, type Texts } from './fields.ts'
import type { Part } from './formatString.ts'

const backslash = 92
const comma = 44

/** The end of a text in quotes: the first quote that no backslash precedes. */
function quoteEnd(line: string, from: number, until: string): number {
  let at = line.indexOf(until, from)
  while (at >= 0) {
    let backslashes = 0
    while (at - 1 - backslashes >= from && line.charCodeAt(at - 1 - backslashes) === backslash) backslashes++
    if (backslashes % 2 === 0) return at
    at = line.indexOf(until, at + 1)
  }
  return -1
}

/** The end of a word: lists of several addresses or times go on after a comma and a space. */
function wordEnd(line: string, from: number, until: string): number {
  let at = line.indexOf(until, from)
  while (at > from && line.charCodeAt(at - 1) === comma && until.startsWith(' ')) at = line.indexOf(until, at + 1)
  return at
}

/** A field and what is around it. */
interface Step {
  readonly field: FieldName
  /** The text that lines have before it. */
  readonly before: string
  /** The text that ends it; undefined before the rest of the line, and at its end. */
  readonly until: string | undefined
  readonly isLast: boolean
  readonly isBeforeRest: boolean
  readonly isRest: boolean
  readonly isQuoted: boolean
  readonly mayBeEmpty: boolean
}

function stepsOf(parts: readonly Part[]): { readonly steps: readonly Step[]; readonly end: string } {
  const steps: Step[] = []
  let before = ''
  parts.forEach((part, index) => {
    if ('literal' in part) {
      before = part.literal
      return
    }
    const next = parts[index + 1]
    const until = next && 'literal' in next ? next.literal : undefined
    const isRest = part.field === 'more'
    steps.push({
      field: part.field,
      before,
      until,
      isLast: next === undefined,
      isBeforeRest: next !== undefined && 'field' in next && next.field === 'more',
      isRest,
      isQuoted: before.endsWith('"') && until?.startsWith('"') === true,
      mayBeEmpty: /["[]$/.test(before) || part.mayBeEmpty === true || isRest,
    })
    before = ''
  })
  return { steps, end: before }
}

function fieldEnd(line: string, at: number, { until, isQuoted, isBeforeRest }: Step): number {
  if (until !== undefined) return isQuoted ? quoteEnd(line, at, until) : wordEnd(line, at, until)
  const whole = line.trimEnd().length
  // Before the rest of a line a word ends with its first space.
  const word = isBeforeRest ? wordEnd(line, at, ' ') : -1
  return word < 0 ? whole : Math.min(word, whole)
}

const refusal = (column: number): Refused => ({ refused: 'shape', column: column + 1 })

/** How many characters of a text a line has at a place. */
function sameLength(line: string, at: number, text: string): number {
  let same = 0
  while (same < text.length && line[at + same] === text[same]) same++
  return same
}

type Walk = (line: string, until: FieldName | undefined) => Refused | number

/**
 * A function that splits lines by a format into their fields, or refuses them with the column where they depart. It is linear
 * in the line's length. Fields are those of its last line: millions of lines need one object.
 */
export function lineScanner(parts: readonly Part[]): (line: string) => Fields | Refused {
  const { steps, end: lineEnd } = stepsOf(parts)
  const texts: Texts = {}
  let last = ''

  /** Goes over a line to its end, or to a field, and returns the place of this; fills in the texts on the way. */
  const walk: Walk = (line, until) => {
    let at = 0
    for (const step of steps) {
      const { field, before, mayBeEmpty, isRest, isLast } = step
      if (!line.startsWith(before, at)) return refusal(at + sameLength(line, at, before))
      at += before.length
      if (field === until) return at
      const end = fieldEnd(line, at, step)
      if (end < at || (end === at && !mayBeEmpty)) return refusal(at)
      const text = line.slice(at, end)
      if (isRest && text !== '' && !text.startsWith(' ') && !text.startsWith('\t')) return refusal(at)
      if (isLast && !mayBeEmpty && text.includes(' ') && !text.includes(', ')) return refusal(at + text.indexOf(' '))
      if (field !== 'ignored') texts[field] = text
      at = end
    }
    if (!line.startsWith(lineEnd, at)) return refusal(at + sameLength(line, at, lineEnd))
    at += lineEnd.length
    return at >= line.length || line.slice(at).trim() === '' ? at : refusal(at)
  }

  const fields: Fields = {
    texts,
    placeOf(field) {
      const place = walk(last, field)
      return typeof place === 'number' ? place : 0
    },
  }
  return (line) => {
    last = line
    const end = walk(line, undefined)
    return typeof end === 'number' ? fields : end
  }
}

/** The names of fields that a format of the table may use. */
export const namesOfFields: ReadonlySet<string> = new Set(fieldNames)
