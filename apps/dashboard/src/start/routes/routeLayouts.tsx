import { AnnouncerProvider, ToastProvider } from '@parapet/ui'
import { Suspense } from 'react'
import { Outlet, ScrollRestoration, useLoaderData, useNavigation } from 'react-router-dom'
import type { Screen } from '../../platform/paths/page.ts'
import { useLogout } from '../../platform/preferences/useLogout.ts'
import { useSession } from '../../platform/session/SessionContext.ts'
import { ReportActions } from '../../shared/report/ReportActions.tsx'
import { ValueActions } from '../../shared/values/ValueActions.tsx'
import { IdleDialog } from '../../shell/banners/IdleDialog.tsx'
import { SessionNotices } from '../../shell/banners/Notices.tsx'
import { Shell } from '../../shell/Shell.tsx'

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

/** The shell around every screen, with announcements, notices, and the actions on values. */
export function ShellLayout() {
  return (
    <AnnouncerProvider>
      <ToastProvider>
        <ValueActions>
          <ReportActions>
            <Shell isNavigating={useNavigation().state !== 'idle'}>
              <Outlet />
            </Shell>
          </ReportActions>
        </ValueActions>
      </ToastProvider>
    </AnnouncerProvider>
  )
}

/** Surrounds a screen without the shell: announcements, notices, and the warning before an idle user is logged out. */
export function BareLayout() {
  const { idleEndsAtMs, stay } = useSession()
  const logout = useLogout()
  return (
    <AnnouncerProvider>
      <ToastProvider>
        <Outlet />
        <SessionNotices />
        <IdleDialog endsAtMs={idleEndsAtMs} onStay={stay} onLeave={() => void logout()} />
      </ToastProvider>
    </AnnouncerProvider>
  )
}

/** Renders the screen that the loader of the route has loaded. */
export function ScreenOutlet() {
  const { default: Component } = useLoaderData<Screen>()
  return <Component />
}
