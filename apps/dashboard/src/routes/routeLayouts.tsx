import { Suspense } from 'react'
import { Outlet, ScrollRestoration, useLoaderData, useNavigation } from 'react-router-dom'
import type { Screen } from '../page.ts'
import { Shell } from '../shell/Shell.tsx'

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

/** The shell around every screen. */
export function ShellLayout() {
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
