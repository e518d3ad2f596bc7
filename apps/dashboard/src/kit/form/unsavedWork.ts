import { createStore } from '@parapet/base'
import { useEffect, useMemo } from 'react'
import type { Location } from 'react-router-dom'

export interface UnsavedWork {
  readonly isLeaving: (from: Location, to: Location) => boolean
}

export const unsavedWork = createStore<readonly UnsavedWork[]>([])

const changesPage = (from: Location, to: Location): boolean => from.pathname !== to.pathname

/** Asks for confirmation before unsaved changes would be lost; call the result after saving. */
export function useUnsavedWork(isDirty: boolean, isLeaving: UnsavedWork['isLeaving'] = changesPage): () => void {
  const work = useMemo(() => ({ isLeaving }), [isLeaving])
  const release = useMemo(() => () => unsavedWork.set(unsavedWork.get().filter((other) => other !== work)), [work])
  useEffect(() => {
    if (!isDirty) return
    unsavedWork.set([...unsavedWork.get(), work])
    return release
  }, [isDirty, work, release])
  return release
}

/** A logout that waits for the user's confirmation to lose unsaved changes. */
export const pendingLeave = createStore<(() => void) | null>(null)

/** Runs `leave` now, or after the user has confirmed that unsaved changes may be lost. */
export function confirmLeave(leave: () => void): void {
  if (unsavedWork.get().length === 0) leave()
  else pendingLeave.set(leave)
}
