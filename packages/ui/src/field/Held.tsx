import { type ReactNode, useState } from 'react'

/** Holds the value of a controlled field in stories and tests. */
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
