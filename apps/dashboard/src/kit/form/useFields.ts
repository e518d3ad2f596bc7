import { afterPress, type FieldBinding } from '@parapet/ui'
import { useEffect, useMemo, useState } from 'react'
import {
  type FieldErrors,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  get,
  type Path,
  set,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import type { DraftStorage } from './draft.ts'

/** A form with nested fields: values, errors by path, and the dirty state. */
export interface ResourceForm<V extends FieldValues> {
  readonly values: V
  /** The props of a field by its path: `{...form.field('addresses.0.address')}`. */
  field<P extends FieldPath<V>>(
    path: P,
  ): Omit<FieldBinding<FieldPathValue<V, P>>, 'value'> & { value: FieldPathValue<V, P> }
  set<P extends FieldPath<V>>(path: P, value: FieldPathValue<V, P>): void
  readonly errors: Readonly<Record<string, string | undefined>>
  readonly isDirty: boolean
  readonly isFromDraft: boolean
  /** Shows errors of the provider; each disappears when its field changes. */
  setServerErrors(errors: Readonly<Record<string, string>>): void
  submit(send: (values: V) => Promise<void>): Promise<void>
  reset(values?: V): void
}

/** Manages a form with react-hook-form: fields are validated on blur, then on every change, and all on submit. */
export function useResourceForm<V extends FieldValues>(
  initial: V,
  check: (values: V) => Readonly<Record<string, string | undefined>>,
  draft?: DraftStorage<V>,
): ResourceForm<V> {
  const [restored, setRestored] = useState(() => draft?.read() ?? null)
  const form: UseFormReturn<V> = useForm<V>({
    defaultValues: initial as never,
    resolver: (values) => ({ values, errors: nested<V>(check(values as V)) }) as never,
  })
  const { formState, setValue, setError, clearErrors } = form
  const { errors, isDirty, touchedFields, isSubmitted } = formState
  const values = form.watch() as V

  useEffect(() => {
    if (restored) form.reset(restored as never, { keepDefaultValues: true })
  }, [restored, form])
  useEffect(() => {
    draft?.write(isDirty ? values : null)
  }, [draft, isDirty, values])

  const shown = useMemo(() => flat(errors), [errors])
  return {
    values,
    errors: shown,
    isDirty,
    isFromDraft: restored !== null && isDirty,
    field: (path) => ({
      name: path,
      value: get(values, path),
      error: shown[path] ?? errorWithin(shown, path),
      onBlur: () =>
        afterPress(() => setValue(path, get(form.getValues(), path), { shouldTouch: true, shouldValidate: true })),
      onChange: (value) => {
        clearErrors(path)
        const isChecked = isSubmitted || get(touchedFields, path)
        setValue(path, value as never, { shouldDirty: true, shouldValidate: Boolean(isChecked) })
      },
    }),
    set: (path, value) => setValue(path, value, { shouldDirty: true, shouldValidate: isSubmitted }),
    setServerErrors: (found) => {
      for (const [path, message] of Object.entries(found)) setError(path as Path<V>, { type: 'server', message })
    },
    submit: (send) => form.handleSubmit((sent) => send(sent as V))(),
    reset: (next) => {
      setRestored(null)
      draft?.write(null)
      form.reset((next ?? initial) as never)
    },
  }
}

/** The errors of the values within a field, each with the number of its value if they are a list. */
function errorWithin(errors: Readonly<Record<string, string>>, path: string): string | undefined {
  const inside = Object.entries(errors).flatMap(([key, message]) => {
    if (!key.startsWith(`${path}.`)) return []
    const index = Number(key.slice(path.length + 1).split('.')[0])
    return Number.isInteger(index) ? `${index + 1}: ${message}` : message
  })
  return inside.length > 0 ? inside.join(' ') : undefined
}

function nested<V extends FieldValues>(problems: Readonly<Record<string, string | undefined>>): FieldErrors<V> {
  const errors = {}
  for (const [path, message] of Object.entries(problems)) if (message) set(errors, path, { type: 'check', message })
  return errors
}

function flat(errors: object, prefix = ''): Record<string, string> {
  const found: Record<string, string> = {}
  for (const [key, error] of Object.entries(errors)) {
    if (typeof error !== 'object' || error === null) continue
    const path = `${prefix}${key}`
    if (typeof error.message === 'string') found[path] = error.message
    // A list may have an error beside those of its items. `ref` is the element of a field.
    if (key !== 'ref') Object.assign(found, flat(error, `${path}.`))
  }
  return found
}
