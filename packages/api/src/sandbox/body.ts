import {
  type BaseIssue,
  boolean,
  type GenericSchema,
  type InferOutput,
  integer,
  maxLength,
  maxValue,
  minValue,
  nonEmpty,
  nullish,
  number,
  pipe,
  safeParse,
  string,
  trim,
} from 'valibot'
import { refusals } from './context.ts'

/** A required text, trimmed as the provider does. */
export const text = (longest = 200) => pipe(string(), trim(), nonEmpty(), maxLength(longest))

/** A text that may be empty or missing. */
export const note = (longest = 2000) => nullish(pipe(string(), trim(), maxLength(longest)), '')

/** A whole number in a range. */
export const whole = (least: number, most: number) => pipe(number(), integer(), minValue(least), maxValue(most))

/** The number of a row. */
export const id = () => whole(1, 2 ** 31 - 1)

/** A flag that may be missing. */
export const flag = (otherwise: boolean) => nullish(boolean(), otherwise)

/** Parses a body by a schema; a 400 names every invalid field in the shape of the provider's framework. */
export function bodyAs<S extends GenericSchema>(body: object, schema: S): InferOutput<S> {
  const read = safeParse(schema, body)
  if (read.success) return read.output
  const errors = new ErrorTree()
  for (const issue of read.issues.slice(0, MOST_ISSUES)) {
    const keys = (issue.path ?? []).map((item) => item.key).filter((key) => typeof key !== 'object')
    const isItem = typeof keys.at(-1) === 'number' && issue.kind === 'schema' && /object$/.test(issue.type)
    errors.add(isItem || keys.length === 0 ? [...keys, 'non_field_errors'] : keys, wordsOf(issue))
  }
  throw refusals.fields(errors.fields())
}

const MOST_ISSUES = 1000
const MOST_MESSAGES = 10

class ErrorTree {
  readonly #messages: string[] = []
  readonly #inside = new Map<unknown, ErrorTree>()

  add([key, ...rest]: readonly unknown[], message: string) {
    if (key === undefined) {
      if (this.#messages.length < MOST_MESSAGES) this.#messages.push(message)
      return
    }
    const inside = this.#inside.get(key) ?? new ErrorTree()
    this.#inside.set(key, inside)
    inside.add(rest, message)
  }

  fields(): Record<string, unknown> {
    return Object.fromEntries([...this.#inside].map(([key, inside]) => [String(key), inside.#answer()]))
  }

  #answer(): unknown {
    if (this.#inside.size === 0) return this.#messages
    const items = [...this.#inside].flatMap(([key, inside]) => (typeof key === 'number' ? [{ key, inside }] : []))
    const isOfObjects = items.length > 0 && items.every(({ inside }) => inside.#inside.size > 0)
    if (!isOfObjects) return this.fields()
    const length = Math.max(...items.map(({ key }) => key)) + 1
    return Array.from({ length }, (_, i) => this.#inside.get(i)?.fields() ?? {})
  }
}

function wordsOf(issue: BaseIssue<unknown>): string {
  const { type, requirement } = issue
  const isList = Array.isArray(issue.input)
  if (issue.kind === 'schema' && issue.received === 'undefined') return 'This field is required.'
  if (issue.kind === 'schema' && issue.received === 'null') return 'This field may not be null.'
  switch (type) {
    case 'string':
      return 'Not a valid string.'
    case 'number':
      return 'A valid number is required.'
    case 'integer':
      return 'A valid integer is required.'
    case 'boolean':
      return 'Must be a valid boolean.'
    case 'array':
      return 'Expected a list of items.'
    case 'object':
    case 'loose_object':
    case 'record':
      return 'Invalid data. Expected a dictionary.'
    case 'picklist':
      return `"${shown(issue.input)}" is not a valid choice.`
    case 'non_empty':
      return isList ? 'This list may not be empty.' : 'This field may not be blank.'
    case 'max_length':
      return `Ensure this field has no more than ${requirement} ${isList ? 'elements' : 'characters'}.`
    case 'min_value':
      return `Ensure this value is greater than or equal to ${requirement}.`
    case 'max_value':
      return `Ensure this value is less than or equal to ${requirement}.`
    default:
      return issue.message
  }
}

function shown(value: unknown): string {
  return (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, 60)
}
