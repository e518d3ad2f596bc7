import { resolveZone } from '@parapet/api'
import { loadIcons, loadWords } from '@parapet/ui'
import type { ReactElement } from 'react'
import type { ConfigStore } from '../../platform/config/configStore.ts'
import { match } from '../../platform/links/match.ts'
import { deviceLocale } from '../../platform/preferences/deviceChoices.ts'
import type { SessionStore } from '../../platform/session/createSession.ts'
import { App } from '../App.tsx'
import { createAppRouter, whenInitialized } from '../routes/createAppRouter.tsx'
import { createVisitTracker, trackingBrowser } from './trackVisits.ts'

interface OpenAppOptions {
  session: SessionStore
  configStore: ConfigStore
  onPublic: (address: string) => void
}

/** Opens the app at the current URL; resolves when a screen can render, with null after a redirect to login. */
export async function openApp({
  session,
  configStore,
  onPublic,
}: OpenAppOptions): Promise<{ element: ReactElement; close: () => void } | null> {
  const words = loadWords(deviceLocale())
  await session.connect()
  let isOpen = true
  let wasLeft: (() => void) | undefined
  const left = new Promise<null>((resolve) => {
    wasLeft = () => resolve(null)
  })
  const leave = (address: string) => {
    if (!isOpen) return
    close()
    wasLeft?.()
    onPublic(address)
  }
  // `//300/stats` would name a host: the browser refuses to push or replace such an address.
  if (location.pathname.startsWith('//'))
    history.replaceState(
      history.state,
      '',
      `${location.pathname.replace(/^\/+/, '/')}${location.search}${location.hash}`,
    )
  const router = createAppRouter({
    session,
    leave,
    locale: deviceLocale,
    onScreen: (screen) => screen.prefetch?.(session.get(), session.api),
  })
  const track = createVisitTracker(configStore, () => session.api, trackingBrowser())
  const untrack = router.subscribe(({ location: { pathname }, navigation, initialized }) => {
    const page = initialized && navigation.state === 'idle' ? match(pathname)?.page : undefined
    if (page) track(page)
  })
  const close = () => {
    isOpen = false
    untrack()
    router.dispose()
  }
  session.setNavigation({
    currentAddress: () => {
      const { pathname, search, hash } = router.state.navigation.location ?? router.state.location
      return `${pathname}${search}${hash}`
    },
    navigate: (address) => void router.navigate(address),
    reload: (address) => location.assign(address),
  })
  setTimeout(() => void import('../../kit/error/ErrorScreens.tsx').catch(() => undefined), 5_000)
  // Finding the time zone is slow the first time in a browser: a task of its own while the API requests run.
  setTimeout(() => resolveZone(undefined))
  loadIcons().catch(() => undefined)
  const first = await Promise.race([whenInitialized(router), left])
  if (first === null) return null
  await words
  return { element: <App session={session} configStore={configStore} router={router} />, close }
}
