import { type ReactNode, useState } from 'react'

/** Provides the state of a controlled field in stories and tests. */
export function Controlled<V>({
  initial,
  children,
}: {
  initial: V
  children: (value: V, setValue: (value: V) => void) => ReactNode
}) {
  const [value, setValue] = useState(initial)
  return children(value, setValue)
}
