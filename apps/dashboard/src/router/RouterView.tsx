import { lazy, Suspense, startTransition, useLayoutEffect, useMemo, useState } from 'react'
import { Router as Links } from 'react-router-dom'
import { Boundary } from '../screens/error/Boundary.tsx'
import { Shell } from '../shell/Shell.tsx'
import type { Place, Router } from './createRouter.ts'
import { RouterContext } from './RouterContext.ts'
import { useScrollMemory } from './useScrollMemory.ts'

// Most visits never see an error: its screens come when there is one.
const errors = () => import('../screens/error/ErrorScreens.tsx')
const CrashScreen = lazy(async () => ({ default: (await errors()).CrashScreen }))
const MissingScreen = lazy(async () => ({ default: (await errors()).MissingScreen }))

/** Draws where the router is: a screen in the shell, or what is to be said when there is none. */
export function RouterView({ router }: { router: Router }) {
  const [{ place, onWay }, setState] = useState(router.get)
  useLayoutEffect(() => {
    // The screen before stays usable while the next one is drawn.
    const look = () => startTransition(() => setState(router.get()))
    look()
    return router.subscribe(look)
  }, [router])
  useScrollMemory(router, place)
  const isTravelling = onWay !== null
  const value = useMemo(() => ({ isTravelling }), [isTravelling])
  if (!place) return null
  return (
    <Links location={place.location} navigator={router.navigator}>
      <RouterContext value={value}>
        <Boundary place={place.location}>
          <Suspense fallback={null}>
            <Drawn place={place} onRetry={() => void router.reload()} />
          </Suspense>
        </Boundary>
      </RouterContext>
    </Links>
  )
}

function Drawn({ place: { shown, location }, onRetry }: { place: Place; onRetry: () => void }) {
  switch (shown.is) {
    case 'screen':
    case 'lost':
      return (
        <Shell>
          <Boundary place={location} isInside>
            {shown.is === 'lost' ? <CrashScreen error={shown.error} isInside onRetry={onRetry} /> : <shown.Screen />}
          </Boundary>
        </Shell>
      )
    case 'unchecked':
      return <CrashScreen error={shown.error} onRetry={onRetry} />
    case 'missing':
      return <MissingScreen address={location.pathname} />
  }
}
