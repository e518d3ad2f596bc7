import { type ApiContext, ApiProvider, makeApiContext } from '@parapet/api'
import { type ReactNode, Suspense, useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { mockSession } from '../../platform/session/mockSession.ts'
import { SessionContext } from '../../platform/session/SessionContext.ts'

/** What surrounds a part of the kit in its stories: the session of Ada, an empty cache and calls that `fetch` answers. */
export function KitStory({ fetch, children }: { fetch?: ApiContext['fetch']; children: ReactNode }) {
  const [session] = useState(mockSession)
  const [api] = useState(() => makeApiContext({ ...(fetch && { fetch }), token: () => 'token', company: () => 300 }))
  return (
    <SWRConfig value={{ provider: () => new Map() }}>
      <ApiProvider value={api}>
        <SessionContext value={session}>
          <MemoryRouter>
            <Suspense fallback={null}>{children}</Suspense>
          </MemoryRouter>
        </SessionContext>
      </ApiProvider>
    </SWRConfig>
  )
}
