import { useCallback, useState } from 'react'
import { type FieldChange, fieldChanges } from '../changes/historyChanges.ts'

/** The question before somebody else's save is overwritten. */
export interface OverwriteCheck<D extends object> {
  /** The stored values that the user has seen and may overwrite. */
  readonly seen: D
  /** The fields that somebody else has changed since. */
  readonly theirs: readonly FieldChange[]
  /** Compares the stored values with those seen, shows the difference, and returns whether there is none. */
  isUnchanged(stored: D): boolean
  /** Takes over stored values as seen. */
  see(stored: D): void
}

/** Remembers the stored values that a form was opened with; `base` are those of a restored draft. */
export function useOverwriteCheck<D extends object>(initial: D, base: D | null = null): OverwriteCheck<D> {
  const [seen, setSeen] = useState(base ?? initial)
  const [theirs, setTheirs] = useState<readonly FieldChange[]>([])
  const see = useCallback((stored: D) => {
    setSeen(stored)
    setTheirs([])
  }, [])
  return {
    seen,
    theirs,
    see,
    isUnchanged(stored) {
      const changes = fieldChanges(seen, stored)
      setSeen(stored)
      setTheirs(changes)
      return changes.length === 0
    },
  }
}
