import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router-dom'
import { CrashScreen, MissingScreen } from './ErrorScreens.tsx'

/** An error of one screen: the shell around it goes on. */
export function PageCrash() {
  return <Found isInside />
}

/** An error before or outside every screen: no such page, or the provider could not be asked who is in. */
export function RouterCrash() {
  return <Found isInside={false} />
}

function Found({ isInside }: { isInside: boolean }) {
  const error = useRouteError()
  const { revalidate } = useRevalidator()
  if (isRouteErrorResponse(error) && error.status === 404) return <MissingScreen />
  return <CrashScreen error={error} isInside={isInside} onRetry={() => void revalidate()} />
}
