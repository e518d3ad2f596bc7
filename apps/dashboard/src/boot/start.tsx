import { APP_VERSION, defaultTimings, makeApiContext, systemClock } from '@parapet/api'
import { loadWords, uiWords } from '@parapet/ui'
import { StrictMode, startTransition } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { createSurroundings, type SurroundingsStore } from '../config/surroundings.ts'
import { matchPublic } from '../links/publicLinks.ts'
import { Boundary } from '../screens/error/Boundary.tsx'
import { createSession, type SessionStore } from '../session/createSession.ts'
import { machineOf } from '../session/machine.ts'
import { browserSignals, windowSteering } from '../session/ports.ts'
import { earlyFetch, fetchConfig, rememberTheme, wearTheme } from './early.ts'
import { deviceLocale, loadPublicWords } from './publicWords.ts'

/** Local and session storage, or null where the browser refuses even to name them. */
function storageOf(name: 'localStorage' | 'sessionStorage'): Storage | null {
  try {
    return window[name]
  } catch {
    return null
  }
}

const loadPublic = async () => {
  const [{ PublicApp }] = await Promise.all([import('./PublicApp.tsx'), loadPublicWords(deviceLocale())])
  return PublicApp
}

/** Starts the product on the page's root element: the login without the router, everything else with it. */
export async function start(element: HTMLElement): Promise<void> {
  const words = loadWords(deviceLocale(), uiWords)
  if (document.documentElement.dataset.entry !== 'app') loadPublic().catch(() => undefined)
  const surroundings = createSurroundings(location.hostname, fetchConfig)
  await surroundings.refresh()
  wearTheme(surroundings.get().theme)
  const steering = windowSteering((address) => void stage.show(address))
  const session = createSession({
    clock: systemClock,
    local: storageOf('localStorage'),
    tab: storageOf('sessionStorage'),
    signals: browserSignals(),
    machine: machineOf(navigator),
    version: APP_VERSION,
    clientId: () => surroundings.get().config.clientId,
    context(own) {
      const { config } = surroundings.get()
      return makeApiContext({
        ...own,
        base: config.apiBase,
        hosts: config.third,
        timings: { ...defaultTimings, timeoutMs: config.requestTimeoutMs },
        fetch: earlyFetch,
      })
    },
    steering,
    refreshTheme: () => void surroundings.refresh(),
  })
  const root = createRoot(element)
  const stage = createStage({ root, session, surroundings })
  const remember = () => {
    const { theme, config } = surroundings.get()
    rememberTheme(theme, config.apiBase)
  }
  surroundings.subscribe(remember)
  remember()
  await words
  session.start()
  await stage.show(steering.here())
  delete document.documentElement.dataset.wait
}

interface StageOptions {
  root: Root
  session: SessionStore
  surroundings: SurroundingsStore
}

function createStage({ root, session, surroundings }: StageOptions) {
  let leaveApp: (() => void) | null = null
  const own = windowSteering((address) => void show(address))

  const draw = (what: React.ReactNode) => {
    startTransition(() =>
      root.render(
        <StrictMode>
          <Boundary>{what}</Boundary>
        </StrictMode>,
      ),
    )
  }

  /** Shows the page of an address that the browser has already. */
  async function show(address: string): Promise<void> {
    if (!matchPublic(address)) {
      const outcome = session.get().token ? null : await session.enter(address)
      if (!outcome || outcome.go === 'on') return showApp()
      history.replaceState(null, '', outcome.address)
      return show(outcome.address)
    }
    const [PublicApp] = await Promise.all([loadPublic(), session.enter(address)])
    const { pathname, search } = new URL(address, location.origin)
    leaveApp?.()
    leaveApp = null
    session.steer(own)
    draw(
      <PublicApp
        session={session}
        surroundings={surroundings}
        address={{ pathname, search }}
        onGo={own.go}
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
      surroundings,
      onPublic(address) {
        if (address !== own.here()) history.pushState(null, '', address)
        void show(address)
      },
    })
    if (!opened) return
    leaveApp = opened.close
    draw(opened.element)
  }

  addEventListener('popstate', () => {
    if (!leaveApp) void show(own.here())
  })
  return { show }
}
