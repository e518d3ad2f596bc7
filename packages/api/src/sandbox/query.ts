import {
  array,
  type GenericSchema,
  type InferOutput,
  integer,
  maxLength,
  maxValue,
  minValue,
  nullish,
  number,
  object,
  pipe,
  rawCheck,
  string,
} from 'valibot'
import { bodyAs } from './body.ts'
import { refusals } from './context.ts'
import { lastSecond } from './traffic/buckets.ts'

const second = pipe(number(), integer(), minValue(0), maxValue(lastSecond))

/** A range of time in a filter, in epoch seconds: [from, to). */
export const span = pipe(
  object({ from: second, to: second }),
  rawCheck(({ dataset, addIssue }) => {
    if (dataset.typed && dataset.value.from >= dataset.value.to) addIssue({ message: 'from must be before to.' })
  }),
)

/** A list of texts in a filter; missing means any. */
export const list = nullish(pipe(array(string()), maxLength(1000)), [])

/** The `filters` of a query, which travel as JSON (§7). */
export function filtersOf<S extends GenericSchema>(query: URLSearchParams, schema: S): InferOutput<S> {
  const text = query.get('filters')
  if (text === null || text === '') throw refusals.fields({ filters: ['This field is required.'] })
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw refusals.fields({ filters: ['Not valid JSON.'] })
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw refusals.fields({ filters: ['Invalid data. Expected a dictionary.'] })
  }
  return bodyAs(value, schema)
}

/** A whole number of a query, undefined when it is not there. */
export function integerOf(query: URLSearchParams, name: string): number | undefined {
  const text = query.get(name)
  if (text === null || text === '') return undefined
  if (!/^\d{1,12}$/.test(text)) throw refusals.fields({ [name]: ['A valid integer is required.'] })
  return Number(text)
}

/** A switch of a query, undefined when it is not there. */
export function flagOf(query: URLSearchParams, name: string): boolean | undefined {
  const text = query.get(name)?.toLowerCase()
  if (text === undefined || text === '') return undefined
  if (text !== 'true' && text !== 'false') throw refusals.fields({ [name]: ['Must be a valid boolean.'] })
  return text === 'true'
}

/** A whole number of the query; anything else reads as not sent. */
export const wholeNumber = (text: string | null, otherwise: number) =>
  text && /^\d+$/.test(text) ? Number(text) : otherwise

/** Whether an answer is JSON or plain text, which backends and address ranges support. */
export function formatOf(query: URLSearchParams): 'json' | 'txt' {
  const text = query.get('format') ?? 'json'
  if (text !== 'json' && text !== 'txt')
    throw refusals.fields({ format: [`"${text.slice(0, 40)}" is not a valid choice.`] })
  return text
}
