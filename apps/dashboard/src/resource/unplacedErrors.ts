import { get } from 'react-hook-form'

/** Whether a form with these values has a field at a path. */
export const hasField = (values: object, path: string): boolean => get(values, path) !== undefined

/** The errors whose fields the form does not have, as the provider named them; undefined if there are none. */
export function unplacedErrors(
  errors: Readonly<Record<string, string | undefined>>,
  values: object,
): string | undefined {
  const texts = Object.entries(errors).flatMap(([path, message]) =>
    message && !hasField(values, path) ? `${path}: ${message}` : [],
  )
  return texts.length > 0 ? texts.join(' ') : undefined
}
