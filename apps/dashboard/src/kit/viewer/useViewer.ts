import { useCallback, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useSession } from '../../platform/session/SessionContext.ts'
import { useTo } from '../../platform/session/useTo.ts'
import { findViewed, storeViewed, type Viewed } from './viewedStore.ts'
import { readViewerState, type ViewerState } from './viewerState.ts'

function useOwner(): string {
  const { user, company } = useSession()
  return `${user?.id}/${company?.id}`
}

/** Returns a function that opens the viewer with a document or a page; neither appears in the URL. */
export function useOpenViewer(): (viewed: Viewed) => void {
  const owner = useOwner()
  const navigate = useNavigate()
  const to = useTo()
  const { pathname, search } = useLocation()
  const here = useRef('')
  useEffect(() => {
    here.current = `${pathname}${search}`
  }, [pathname, search])
  return useCallback(
    (viewed) => {
      const state: ViewerState = { viewed: storeViewed(owner, viewed), from: here.current }
      void navigate(to('iframe-viewer'), { state })
    },
    [owner, navigate, to],
  )
}

/** Returns what the viewer is to show, and where it was opened from; a reload keeps only the latter. */
export function useViewed(): { viewed: Viewed | undefined; from: string | undefined } {
  const owner = useOwner()
  const state = readViewerState(useLocation().state)
  return { viewed: state && findViewed(owner, state.viewed), from: state?.from }
}
