import { afterPress, type FieldBinding } from '@parapet/ui'
import { useMemo } from 'react'
import {
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  get,
  type Path,
  type Resolver,
  set,
  useForm,
} from 'react-hook-form'

/** Sentences about fields, by path: 'name', 'addresses.1.address'. */
export type Problems = Readonly<Record<string, string | undefined>>

/** The values of a form, the props of its fields, and its errors by path. */
export interface ResourceForm<V extends FieldValues> {
  readonly values: V
  /** The props of a field by its path: `{...form.field('addresses.0.address')}`. */
  field<P extends FieldPath<V>>(
    path: P,
  ): Omit<FieldBinding<FieldPathValue<V, P>>, 'value'> & { value: FieldPathValue<V, P> }
  set<P extends FieldPath<V>>(path: P, value: FieldPathValue<V, P>): void
  readonly errors: Readonly<Record<string, string>>
}

/** The fields of a form, and what only the form around them may do. */
export interface OwnFields<V extends FieldValues> extends ResourceForm<V> {
  /** Shows errors of the provider; each disappears when its field changes. */
  setServerErrors(errors: Readonly<Record<string, string>>): void
  /** Shows all errors; calls `send` if there are none. */
  submit(send: (values: V) => Promise<void>): Promise<void>
  /** Sets several fields. */
  change(values: Partial<V>): void
  reset(values: V): void
}

/** Manages fields with react-hook-form: each is checked on blur, then on every change, and all on submit. */
export function useFields<V extends FieldValues>(start: V, check: (values: V) => Problems): OwnFields<V> {
  const resolver: Resolver<V> = (values) => {
    const errors = nested<V>(check(values))
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} }
  }
  const form = useForm<V>({ defaultValues: start as DefaultValues<V>, resolver })
  const { formState, setValue, setError, clearErrors } = form
  const { errors, touchedFields, isSubmitted } = formState
  const values = form.watch()

  const shown = useMemo(() => flat(errors), [errors])
  return {
    values,
    errors: shown,
    field: (path) => ({
      name: path,
      value: get(values, path),
      error: shown[path] ?? errorWithin(shown, path),
      onBlur: () =>
        afterPress(() => {
          // An error of the provider stays until the field changes: the check knows nothing of it.
          const isRefused = form.getFieldState(path).error?.type === 'server'
          setValue(path, get(form.getValues(), path), { shouldTouch: true, shouldValidate: !isRefused })
        }),
      onChange: (value) => {
        clearErrors(path)
        const isChecked = isSubmitted || get(touchedFields, path)
        setValue(path, value, { shouldDirty: true, shouldValidate: Boolean(isChecked) })
      },
    }),
    set: (path, value) => setValue(path, value, { shouldDirty: true, shouldValidate: isSubmitted }),
    change: (some) => {
      for (const [path, value] of Object.entries(some))
        setValue(path as Path<V>, value, { shouldDirty: true, shouldValidate: isSubmitted })
    },
    setServerErrors: (found) => {
      for (const [path, message] of Object.entries(found)) setError(path as Path<V>, { type: 'server', message })
    },
    submit: (send) => form.handleSubmit(() => send(form.getValues()))(),
    reset: (next) => form.reset(next),
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

function nested<V extends FieldValues>(problems: Problems): FieldErrors<V> {
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
