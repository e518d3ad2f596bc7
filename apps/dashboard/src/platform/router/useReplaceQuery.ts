import { use, useCallback } from 'react'
import { type DataRouter, type NavigateFunction, type NavigateOptions, useNavigate } from 'react-router-dom'
import { RouterContext } from './RouterContext.ts'

/** Returns a function that replaces the query of the open page without a history entry or a new navigation. */
export function useReplaceQuery(): (search: string, state: unknown) => void {
  const router = use(RouterContext)
  const navigate = useNavigate()
  return useCallback((search, state) => void replaceQuery({ router, navigate, search, state }), [router, navigate])
}

interface Replacement {
  router: DataRouter | null
  navigate: NavigateFunction
  search: string
  state: unknown
}

async function replaceQuery({ router, navigate, search, state }: Replacement): Promise<void> {
  const options: NavigateOptions = { replace: true, preventScrollReset: true, state }
  if (!router) return navigate({ search }, options)
  const { navigation, location } = router.state
  if (navigation.state === 'idle') return router.navigate({ pathname: location.pathname, search }, options)
  // The browser may already be at the next entry: replacing it would overwrite that one.
  if (navigation.historyAction === 'POP') return
  const isReplacing = navigation.historyAction === 'REPLACE'
  if (navigation.location.pathname === location.pathname)
    return router.navigate({ pathname: location.pathname, search }, { ...options, replace: isReplacing })
  await router.navigate({ pathname: location.pathname, search }, options)
  await router.navigate(navigation.location, { replace: isReplacing, state: navigation.location.state })
}
