import { createStore } from '@parapet/base'
import { useEffect, useMemo } from 'react'
import type { Location } from 'react-router-dom'

/** Unsaved work of a component. */
export interface UnsavedWork {
  /** Whether a navigation would unmount the work; a change of page by default. */
  readonly isLeaving: (from: Location, to: Location) => boolean
}

/** The unsaved work of all mounted components. */
export const unsavedWork = createStore<readonly UnsavedWork[]>([])

const changesPage = (from: Location, to: Location): boolean => from.pathname !== to.pathname

/**
 * Asks the user before a navigation, a reload or a logout that would lose unsaved work. Call the returned function
 * after saving, before navigating.
 */
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

/** What waits for the user's answer: a logout that would lose unsaved work. */
export const pendingLeave = createStore<(() => void) | null>(null)

/** Runs `leave` now, or after the user has agreed to lose unsaved work. */
export function confirmLeave(leave: () => void): void {
  if (unsavedWork.get().length === 0) leave()
  else pendingLeave.set(leave)
}
