import { get } from 'react-hook-form'

/** The errors whose fields the form does not have, as the provider named them; undefined if there are none. */
export function unplacedErrors(
  errors: Readonly<Record<string, string | undefined>>,
  values: object,
): string | undefined {
  const texts = Object.entries(errors).flatMap(([path, message]) =>
    message && get(values, path) === undefined ? `${path}: ${message}` : [],
  )
  return texts.length > 0 ? texts.join(' ') : undefined
}
