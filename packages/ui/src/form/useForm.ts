import { useState } from 'react'

type Problems<V> = Partial<Record<keyof V & string, string | undefined>>

/** The props of a field in a form: spread them beside `label`. */
export interface Bound<T> {
  name: string
  value: T
  onChange: (value: T) => void
  onBlur: () => void
  error: string | undefined
}

export interface FormState<V> {
  values: V
  set(change: Partial<V>): void
  field<K extends keyof V & string>(name: K): Bound<V[K]>
  /** Problems shown now: of fields that were left, and of all after a try to submit. */
  errors: Problems<V>
  isValid: boolean
  /** Errors of the provider by field; each disappears when its field changes. */
  refuse(problems: Problems<V>): void
  /** Shows all errors; calls `send` if there are none. */
  submit(send: (values: V) => void | Promise<void>): void | Promise<void>
  reset(values?: V): void
}

/**
 * Manages values and errors of a form. A field is checked on blur, then on every change; all are checked on submit.
 * `check` is pure: it maps values to one message per invalid field.
 */
export function useForm<V extends object>(initial: V, check: (values: V) => Problems<V> = () => ({})): FormState<V> {
  const [values, setValues] = useState(initial)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [refused, setRefused] = useState<Problems<V>>({})
  const problems = { ...refused, ...clean(check(values)) }
  const names = Object.keys(problems) as (keyof V & string)[]
  const errors: Problems<V> = {}
  for (const name of names) if (left.has(name) || refused[name]) errors[name] = problems[name]

  const set = (change: Partial<V>) => {
    setValues((before) => ({ ...before, ...change }))
    setRefused((before) =>
      clean({ ...before, ...Object.fromEntries(Object.keys(change).map((name) => [name, undefined])) }),
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
      onBlur: () => setLeft((before) => (before.has(name) ? before : new Set(before).add(name))),
      error: errors[name],
    }),
    refuse: (found) => setRefused(clean(found)),
    submit: (send) => {
      setLeft(new Set(Object.keys(values)))
      // Errors of the provider do not prevent another submit: only the provider can check them.
      if (Object.keys(clean(check(values))).length === 0) return send(values)
    },
    reset: (next = initial) => {
      setValues(next)
      setLeft(new Set())
      setRefused({})
    },
  }
}

function clean<V>(problems: Problems<V>): Problems<V> {
  return Object.fromEntries(Object.entries(problems).filter(([, text]) => text)) as Problems<V>
}
