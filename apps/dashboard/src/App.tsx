import { LinkProvider } from '@parapet/ui'
import { useState, useSyncExternalStore } from 'react'
import type { DataRouter } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { ConfigContext } from './config/ConfigContext.ts'
import type { ConfigStore } from './config/configStore.ts'
import { PreferencesProvider } from './preferences/PreferencesProvider.tsx'
import { RouterLink } from './router/RouterLink.tsx'
import { AppRoutes } from './routes/AppRoutes.tsx'
import type { SessionStore } from './session/createSession.ts'
import { useSession } from './session/SessionContext.ts'
import { SessionProvider } from './session/SessionProvider.tsx'

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
