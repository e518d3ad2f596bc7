import { type ReactNode, useState } from 'react'

/** Holds a value for a story or a test: fields themselves hold none. */
export function Held<V>({
  initial,
  children,
}: {
  initial: V
  children: (value: V, set: (value: V) => void) => ReactNode
}) {
  const [value, set] = useState(initial)
  return children(value, set)
}
