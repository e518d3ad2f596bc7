import { type ApiContext, ApiProvider } from '@parapet/api'
import { AnnouncerProvider, type Locale, LocaleProvider, ToastProvider } from '@parapet/ui'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { mockSession } from './mockSession.ts'
import { SessionContext } from './SessionContext.ts'
import type { Session } from './types.ts'

/** What surrounds every screen, for tests: an empty cache, the session, words and a router at `path`. */
export function MockScreen({
  api,
  session = mockSession(),
  locale = 'en',
  path = '/300',
  children,
}: {
  api: ApiContext
  session?: Session
  locale?: Locale
  path?: string
  children: ReactNode
}) {
  return (
    <SWRConfig value={{ provider: () => new Map() }}>
      <ApiProvider value={api}>
        <SessionContext value={session}>
          <LocaleProvider locale={locale} zone="UTC">
            <AnnouncerProvider>
              <ToastProvider>
                <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
              </ToastProvider>
            </AnnouncerProvider>
          </LocaleProvider>
        </SessionContext>
      </ApiProvider>
    </SWRConfig>
  )
}
