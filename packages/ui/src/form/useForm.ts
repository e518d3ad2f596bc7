import { useState } from 'react'

type Problems<V> = Partial<Record<keyof V & string, string | undefined>>

/** What a field of a form takes: spread it beside `label`. */
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
  /** Problems that the provider found, by field; each goes away when its field changes. */
  refuse(problems: Problems<V>): void
  /** Shows every problem; runs `send` when there is none. */
  submit(send: (values: V) => void | Promise<void>): void | Promise<void>
  reset(values?: V): void
}

/**
 * Values and problems of a form. A field is checked when it is left, then at every change; all are checked on submit.
 * `check` is pure: the values in, one sentence for each field that is wrong out.
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
      // The key is a field's own name, which the computed key's type has forgotten.
      onChange: (value) => set({ [name]: value } as unknown as Partial<V>),
      onBlur: () => setLeft((before) => (before.has(name) ? before : new Set(before).add(name))),
      error: errors[name],
    }),
    refuse: (found) => setRefused(clean(found)),
    submit: (send) => {
      setLeft(new Set(Object.keys(values)))
      // What the provider refused may be sent again: only it can say whether it is still wrong.
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
