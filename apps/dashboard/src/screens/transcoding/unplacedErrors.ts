import { get } from 'react-hook-form'

/** Whether a form with these values has a field at a path. */
export const hasField = (values: object, path: string): boolean => get(values, path) !== undefined

/** The messages whose fields a form does not have, each once. */
export const unplacedErrors = (
  errors: Readonly<Record<string, string | undefined>>,
  values: object,
): readonly string[] => [
  ...new Set(
    Object.entries(errors).flatMap(([path, message]) => (message && !hasField(values, path) ? [message] : [])),
  ),
]
