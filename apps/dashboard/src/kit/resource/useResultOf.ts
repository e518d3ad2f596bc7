import { useState } from 'react'

interface ResultOf<R> {
  /** Null while there is none of the subject as it is now. */
  readonly result: R | null
  /** Forgets the result, and returns a function that stores the next one for the subject as it is now. */
  begin(): (result: R) => void
}

/** Holds the result of a test. It belongs to what was tested, and is not shown beside anything else. */
export function useResultOf<R>(subject: unknown): ResultOf<R> {
  const key = JSON.stringify(subject)
  const [held, setHeld] = useState<{ key: string; result: R } | null>(null)
  return {
    result: held?.key === key ? held.result : null,
    begin: () => {
      setHeld(null)
      return (result) => setHeld({ key, result })
    },
  }
}
