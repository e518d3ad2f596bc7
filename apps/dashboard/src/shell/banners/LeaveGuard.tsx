import { lazy, useCallback, useEffect, useSyncExternalStore } from 'react'
import { type BlockerFunction, useBlocker } from 'react-router-dom'
import { OptionalBoundary } from '../../kit/error/OptionalBoundary.tsx'
import { pendingLeave, unsavedWork } from '../../kit/form/unsavedWork.ts'
import { match } from '../../platform/links/match.ts'

const LeaveDialog = lazy(async () => ({ default: (await import('./LeaveDialog.tsx')).LeaveDialog }))

/** Confirms before unsaved changes are lost: with a dialog in the app, with the browser's prompt when the tab closes. */
export function LeaveGuard() {
  const leave = useSyncExternalStore(pendingLeave.subscribe, pendingLeave.get)
  const shouldBlock = useCallback<BlockerFunction>(
    // Only the session navigates to public pages (logout), after saving drafts.
    ({ currentLocation, nextLocation }) =>
      !match(nextLocation.pathname)?.page.guard.isPublic &&
      unsavedWork.get().some(({ isLeaving }) => isLeaving(currentLocation, nextLocation)),
    [],
  )
  const blocker = useBlocker(shouldBlock)
  useEffect(() => {
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (unsavedWork.get().length > 0) event.preventDefault()
    }
    addEventListener('beforeunload', onBeforeUnload)
    return () => removeEventListener('beforeunload', onBeforeUnload)
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
