import { APP_VERSION, defaultTimings, makeApiContext, systemClock } from '@parapet/api'
import { loadWords } from '@parapet/ui'
import { StrictMode, startTransition } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { Boundary } from '../../kit/error/Boundary.tsx'
import { type ConfigStore, createConfigStore } from '../../platform/config/configStore.ts'
import { matchPublic } from '../../platform/links/publicLinks.ts'
import { applyTheme, earlyFetch, fetchConfig, persistTheme } from '../../platform/performance/earlyRequests.ts'
import { pageShown, requestTurn } from '../../platform/performance/requestTurn.ts'
import { deviceLocale } from '../../platform/preferences/deviceChoices.ts'
import { createSession, type SessionStore } from '../../platform/session/createSession.ts'
import { detectDevice } from '../../platform/session/device.ts'
import { createBrowserEvents, windowNavigation } from '../../platform/session/environment.ts'

/** Local and session storage, or null where the browser refuses even to name them. */
function storageOf(name: 'localStorage' | 'sessionStorage'): Storage | null {
  try {
    return window[name]
  } catch {
    return null
  }
}

const isRendered = (element: HTMLElement) => !element.querySelector('[data-prerendered]')

const loadPublic = async () => {
  const { PublicApp } = await import('./PublicApp.tsx')
  await loadWords(deviceLocale())
  return PublicApp
}

/** Starts the product on the page's root element: the login without the router, everything else with it. */
export async function start(element: HTMLElement): Promise<void> {
  const words = loadWords(deviceLocale())
  if (document.documentElement.dataset.entry !== 'app') loadPublic().catch(() => undefined)
  const configStore = createConfigStore(location.hostname, fetchConfig)
  await configStore.refresh()
  applyTheme(configStore.get().theme)
  const navigation = windowNavigation((address) => void stage.show(address))
  const session = createSession({
    clock: systemClock,
    local: storageOf('localStorage'),
    tab: storageOf('sessionStorage'),
    browserEvents: createBrowserEvents(),
    device: detectDevice(navigator),
    version: APP_VERSION,
    clientId: () => configStore.get().config.clientId,
    context(own) {
      const { config } = configStore.get()
      return makeApiContext({
        ...own,
        // Until something has rendered, the start script shows this notice.
        onSlow: (notice) => isRendered(element) && own.onSlow(notice),
        base: config.apiBase,
        hosts: config.third,
        timings: { ...defaultTimings, timeoutMs: config.requestTimeoutMs },
        fetch: earlyFetch,
        afterPaint: requestTurn,
      })
    },
    navigation,
    refreshTheme: () => void configStore.refresh(),
    pageShown,
  })
  const root = createRoot(element)
  const stage = createStage({ root, session, configStore })
  const remember = () => {
    const { theme, config } = configStore.get()
    persistTheme(theme, config.apiBase)
  }
  configStore.subscribe(remember)
  remember()
  await words
  session.start()
  await stage.show(navigation.currentAddress())
  delete document.documentElement.dataset.wait
}

interface StageOptions {
  root: Root
  session: SessionStore
  configStore: ConfigStore
}

function createStage({ root, session, configStore }: StageOptions) {
  let leaveApp: (() => void) | null = null
  const own = windowNavigation((address) => void show(address))

  const draw = (what: React.ReactNode) => {
    startTransition(() =>
      root.render(
        <StrictMode>
          <Boundary>{what}</Boundary>
        </StrictMode>,
      ),
    )
  }

  async function show(address: string): Promise<void> {
    if (!matchPublic(address)) {
      const outcome = session.get().token ? null : await session.enter(address)
      if (outcome?.kind !== 'redirect') return showApp()
      history.replaceState(null, '', outcome.address)
      return show(outcome.address)
    }
    const [PublicApp] = await Promise.all([loadPublic(), session.enter(address)])
    const { pathname, search } = new URL(address, location.origin)
    leaveApp?.()
    leaveApp = null
    session.setNavigation(own)
    draw(
      <PublicApp
        session={session}
        configStore={configStore}
        address={{ pathname, search }}
        onGo={own.navigate}
        onOpen={async (address) => {
          history.pushState(null, '', address)
          await show(address)
        }}
      />,
    )
  }

  async function showApp(): Promise<void> {
    const { openApp } = await import('./openApp.tsx')
    const opened = await openApp({
      session,
      configStore,
      onPublic(address) {
        if (address !== own.currentAddress()) history.pushState(null, '', address)
        void show(address)
      },
    })
    if (!opened) return
    leaveApp = opened.close
    draw(opened.element)
  }

  addEventListener('popstate', () => {
    if (!leaveApp) void show(own.currentAddress())
  })
  return { show }
}
