import { useState } from 'react'
import { afterPress } from './afterPress.ts'
import type { FieldBinding } from './fieldBinding.ts'

type Problems<V> = Partial<Record<keyof V & string, string | undefined>>

export interface FormState<V> {
  values: V
  set(change: Partial<V>): void
  field<K extends keyof V & string>(name: K): FieldBinding<V[K]>
  /** The visible errors: of touched fields, and of all fields after a submit. */
  errors: Problems<V>
  isValid: boolean
  /** Sets errors of the provider by field, also of fields it lacks; each disappears when its field changes. */
  setServerErrors(problems: Readonly<Record<string, string | undefined>>): void
  /** Shows all errors; calls `send` if there are none. */
  submit(send: (values: V) => void | Promise<void>): void | Promise<void>
  reset(values?: V): void
}

/** Manages values and errors of a form: fields are checked on blur, then on every change, and all on submit. */
export function useForm<V extends object>(initial: V, check: (values: V) => Problems<V> = () => ({})): FormState<V> {
  const [values, setValues] = useState(initial)
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const [serverErrors, setServerErrors] = useState<Problems<V>>({})
  const problems = { ...serverErrors, ...withoutEmpty(check(values)) }
  const names = Object.keys(problems) as (keyof V & string)[]
  const errors: Problems<V> = {}
  for (const name of names) if (touched.has(name) || serverErrors[name]) errors[name] = problems[name]

  const set = (change: Partial<V>) => {
    setValues((before) => ({ ...before, ...change }))
    setServerErrors((before) =>
      withoutEmpty({ ...before, ...Object.fromEntries(Object.keys(change).map((name) => [name, undefined])) }),
    )
  }
  return {
    values,
    set,
    errors,
    isValid: names.length === 0,
    field: (name) => ({
      name,
      value: values[name],
      onChange: (value) => set({ [name]: value } as unknown as Partial<V>),
      onBlur: () => afterPress(() => setTouched((before) => (before.has(name) ? before : new Set(before).add(name)))),
      error: errors[name],
    }),
    setServerErrors: (found) => setServerErrors(withoutEmpty(found as Problems<V>)),
    submit: (send) => {
      setTouched(new Set(Object.keys(values)))
      // Server errors must not block another submit: only the provider can check them.
      if (Object.keys(withoutEmpty(check(values))).length > 0) return
      setServerErrors({})
      return send(values)
    },
    reset: (next = initial) => {
      setValues(next)
      setTouched(new Set())
      setServerErrors({})
    },
  }
}

function withoutEmpty<V>(problems: Problems<V>): Problems<V> {
  return Object.fromEntries(Object.entries(problems).filter(([, text]) => text)) as Problems<V>
}
