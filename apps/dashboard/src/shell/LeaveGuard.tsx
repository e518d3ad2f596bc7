import { lazy, useCallback, useEffect, useSyncExternalStore } from 'react'
import { type BlockerFunction, useBlocker } from 'react-router-dom'
import { match } from '../links/match.ts'
import { OptionalBoundary } from './OptionalBoundary.tsx'
import { pendingLeave, unsavedWork } from './unsavedWork.ts'

const LeaveDialog = lazy(async () => ({ default: (await import('./LeaveDialog.tsx')).LeaveDialog }))

/** Asks before unsaved work is left: with a dialog in the app, with the browser's own question when the tab closes. */
export function LeaveGuard() {
  const leave = useSyncExternalStore(pendingLeave.subscribe, pendingLeave.get)
  const shouldBlock = useCallback<BlockerFunction>(
    // Only the session leads to a public page, and it keeps drafts when it does so unasked.
    ({ currentLocation, nextLocation }) =>
      !match(nextLocation.pathname)?.page.guard.isPublic &&
      unsavedWork.get().some(({ isLeaving }) => isLeaving(currentLocation, nextLocation)),
    [],
  )
  const blocker = useBlocker(shouldBlock)
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (unsavedWork.get().length > 0) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [])
  const isAsking = leave !== null || blocker.state === 'blocked'
  if (!isAsking) return null
  const stay = () => {
    pendingLeave.set(null)
    blocker.reset?.()
  }
  const proceed = () => {
    unsavedWork.set([])
    pendingLeave.set(null)
    leave?.()
    blocker.proceed?.()
  }
  return (
    <OptionalBoundary>
      <LeaveDialog onStay={stay} onLeave={proceed} />
    </OptionalBoundary>
  )
}
