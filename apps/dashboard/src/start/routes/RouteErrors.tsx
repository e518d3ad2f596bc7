import { lazy, Suspense } from 'react'
import { isRouteErrorResponse, useLocation, useRevalidator, useRouteError } from 'react-router-dom'

const screens = () => import('../../kit/error/ErrorScreens.tsx')
const CrashScreen = lazy(async () => ({ default: (await screens()).CrashScreen }))
const MissingScreen = lazy(async () => ({ default: (await screens()).MissingScreen }))

/** The error page of the app outside the shell: no such page or company, or the checks could not be made. */
export function AppError() {
  const error = useRouteError()
  const { pathname } = useLocation()
  if (!isRouteErrorResponse(error) || error.status !== 404)
    return (
      <Suspense fallback={null}>
        <Crash error={error} />
      </Suspense>
    )
  const missing: { company?: number } | null = error.data
  return (
    <Suspense fallback={null}>
      <MissingScreen address={pathname} company={missing?.company} />
    </Suspense>
  )
}

/** The error of one screen, inside the shell: its code did not load, or it failed to render. */
export function ScreenError() {
  return (
    <Suspense fallback={null}>
      <Crash error={useRouteError()} isInside />
    </Suspense>
  )
}

function Crash({ error, isInside = false }: { error: unknown; isInside?: boolean }) {
  const { state, revalidate } = useRevalidator()
  const isRetrying = state === 'loading'
  return <CrashScreen error={error} isInside={isInside} isRetrying={isRetrying} onRetry={() => void revalidate()} />
}
