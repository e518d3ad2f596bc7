import { LinkProvider } from '@parapet/ui'
import { useState, useSyncExternalStore } from 'react'
import type { DataRouter } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { ConfigContext } from '../platform/config/ConfigContext.ts'
import type { ConfigStore } from '../platform/config/configStore.ts'
import { PreferencesProvider } from '../platform/preferences/PreferencesProvider.tsx'
import { RouterLink } from '../platform/router/RouterLink.tsx'
import type { SessionStore } from '../platform/session/createSession.ts'
import { useSession } from '../platform/session/SessionContext.ts'
import { SessionProvider } from '../platform/session/SessionProvider.tsx'
import { AppRoutes } from './routes/AppRoutes.tsx'

interface AppProps {
  session: SessionStore
  configStore: ConfigStore
  router: DataRouter
}

/** Everything behind the login: configuration, session, data, preferences with theme and language, and the routed pages. */
export function App({ session, configStore, router }: AppProps) {
  const { config } = useSyncExternalStore(configStore.subscribe, configStore.get)
  return (
    <ConfigContext value={config}>
      <SessionProvider store={session}>
        <SignedInApp configStore={configStore} router={router} />
      </SessionProvider>
    </ConfigContext>
  )
}

// The cache of one user must never show to another, so impersonation starts with an empty cache.
function SignedInApp({ configStore, router }: Omit<AppProps, 'session'>) {
  const { theme } = useSyncExternalStore(configStore.subscribe, configStore.get)
  const { user, acting } = useSession()
  return (
    <Cache key={acting?.asName ?? ''}>
      <PreferencesProvider seed={theme} user={user} isActing={acting !== null}>
        <LinkProvider component={RouterLink}>
          <AppRoutes router={router} />
        </LinkProvider>
      </PreferencesProvider>
    </Cache>
  )
}

function Cache({ children }: { children: React.ReactNode }) {
  const [value] = useState(() => ({ provider: () => new Map() }))
  return <SWRConfig value={value}>{children}</SWRConfig>
}
