import { Suspense, useEffect } from 'react'
import { Outlet, ScrollRestoration, useLoaderData, useNavigation } from 'react-router-dom'
import type { Screen } from '../page.ts'
import { useIdle } from '../performance/useIdle.ts'
import { Shell } from '../shell/Shell.tsx'
import { fetchPages } from './pageCode.ts'

/** Restores the scroll position and renders the matched route; nothing while its code suspends. */
export function RootLayout() {
  return (
    <>
      <ScrollRestoration storageKey="parapet.scroll" />
      <Suspense fallback={null}>
        <Outlet />
      </Suspense>
    </>
  )
}

/** The shell around every screen. Loads the table of pages in an idle moment, before the first navigation needs it. */
export function ShellLayout() {
  const isIdle = useIdle()
  useEffect(() => {
    // A navigation asks again and reports a failure.
    if (isIdle) fetchPages().catch(() => undefined)
  }, [isIdle])
  return (
    <Shell isNavigating={useNavigation().state !== 'idle'}>
      <Outlet />
    </Shell>
  )
}

/** Renders the screen that the loader of the route has loaded. */
export function ScreenOutlet() {
  const { default: Component } = useLoaderData<Screen>()
  return <Component />
}
