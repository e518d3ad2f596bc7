import { type ApiContext, ApiProvider, makeApiContext } from '@parapet/api'
import { loadWords, useLocale } from '@parapet/ui'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { mockSession } from '../session/mockSession.ts'
import { SessionContext } from '../session/SessionContext.ts'
import { failureWords } from '../words/failure.ts'
import { permissionWords } from '../words/permission.ts'
import { resourceWords } from '../words/resource.ts'
import { shellWords } from '../words/shell.ts'

/** What surrounds a part of the kit in its stories: the session of Ada, an empty cache and calls that `fetch` answers. */
export function KitStory({ fetch, children }: { fetch?: ApiContext['fetch']; children: ReactNode }) {
  const { locale } = useLocale()
  const [session] = useState(mockSession)
  const [api] = useState(() => makeApiContext({ ...(fetch && { fetch }), token: () => 'token', company: () => 300 }))
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    void loadWords(locale, failureWords, permissionWords, resourceWords, shellWords).then(() => setReady(true))
  }, [locale])
  if (!isReady) return <p data-drawing="true">…</p>
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
