import type { GenericSchema, InferOutput } from 'valibot'
import { bodyAs } from '../body.ts'
import { Refusal } from '../context.ts'

/** Redmine refuses with 422 and sentences. */
export const redmineRefusal = (...errors: string[]) => new Refusal(422, { errors })

/** Reads a body like `bodyAs`, and refuses it as Redmine does. */
export function redmineBody<S extends GenericSchema>(body: object, schema: S): InferOutput<S> {
  try {
    return bodyAs(body, schema)
  } catch (error) {
    throw error instanceof Refusal ? redmineRefusal(...sentencesOf(error.body, 'Issue')) : error
  }
}

function sentencesOf(errors: unknown, field: string): string[] {
  if (typeof errors === 'string') return [`${field} ${sayings.get(errors) ?? 'is invalid'}`]
  if (typeof errors !== 'object' || errors === null) return []
  const isList = Array.isArray(errors)
  return Object.entries(errors).flatMap(([key, inside]) =>
    sentencesOf(inside, isList || key === 'non_field_errors' ? field : humanized(key)),
  )
}

const sayings = new Map([
  ['This field is required.', 'cannot be blank'],
  ['This field may not be null.', 'cannot be blank'],
  ['This field may not be blank.', 'cannot be blank'],
  ['Ensure this field has no more than 255 characters.', 'is too long (maximum is 255 characters)'],
])

function humanized(key: string): string {
  const words = key.replace(/_ids?$/, '').replaceAll('_', ' ')
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}
