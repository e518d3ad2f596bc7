import { APP_VERSION, type ApiContext, makeApiContext, systemClock } from '@parapet/api'
import { SandboxChoicesContext } from '@parapet/api/sandbox/choices'
import { LinkProvider, type Locale, loadAllIcons, loadWords, useLocale, useTheme } from '@parapet/ui'
import { use, useEffect, useState } from 'react'
import { createMemoryRouter, type DataRouter, parsePath } from 'react-router-dom'
import { ConfigContext } from '../../platform/config/ConfigContext.ts'
import { defaultConfig, type RuntimeConfig } from '../../platform/config/RuntimeConfig.ts'
import { PreferencesProvider } from '../../platform/preferences/PreferencesProvider.tsx'
import { useStoryPreferences } from '../../platform/preferences/storyPreferences.ts'
import { RouterLink } from '../../platform/router/RouterLink.tsx'
import { createSession, type SessionStore } from '../../platform/session/createSession.ts'
import { useSession } from '../../platform/session/SessionContext.ts'
import { SessionProvider } from '../../platform/session/SessionProvider.tsx'
import { AppRoutes } from '../routes/AppRoutes.tsx'
import { createAppRouter, whenInitialized } from '../routes/createAppRouter.tsx'

export interface ScreenStoryProps {
  path: string
  persona?: string
  cameFrom?: { from: string; why: string }
  api?: Partial<ApiContext>
  third?: Partial<RuntimeConfig['third']>
}

const config = {
  ...defaultConfig,
  third: {
    ...defaultConfig.third,
    docs: 'https://docs.example.com',
    blogPage: 'https://example.com/blog',
    sales: 'sales@example.com',
    ticketProject: 'support',
  },
}

/** The whole product at one address, logged in as a persona of the sandbox: real session, router, guards and shell. */
export function ScreenStory({ path, cameFrom, api, third, ...overrides }: ScreenStoryProps) {
  const toolbar = use(SandboxChoicesContext)
  const persona = overrides.persona ?? toolbar.persona
  const { locale } = useLocale()
  const [opened, setOpened] = useState<Opened>()
  useEffect(() => {
    let isUnmounted = false
    const opening = open({ path, persona, cameFrom, locale, api })
    opening.then((ready) => !isUnmounted && setOpened(ready))
    return () => {
      isUnmounted = true
      opening.then(({ router }) => router.dispose())
    }
  }, [path, persona, cameFrom, locale, api])
  // In another language the screen opens anew: a picture of it must not show the one before.
  if (opened?.locale !== locale) return <p data-drawing="true">…</p>
  return (
    <ConfigContext value={third ? { ...config, third: { ...config.third, ...third } } : config}>
      <SessionProvider store={opened.session}>
        <SignedInApp router={opened.router} />
      </SessionProvider>
    </ConfigContext>
  )
}

function SignedInApp({ router }: { router: DataRouter }) {
  const { user, acting } = useSession()
  const { seed } = useTheme()
  const fixed = useStoryPreferences()
  return (
    <PreferencesProvider seed={seed} user={user} isActing={acting !== null} fixed={fixed}>
      <LinkProvider component={RouterLink}>
        <AppRoutes router={router} />
      </LinkProvider>
    </PreferencesProvider>
  )
}

interface Opened {
  session: SessionStore
  router: DataRouter
  locale: Locale
}

async function open({
  path,
  persona,
  cameFrom,
  locale,
  api,
}: ScreenStoryProps & { persona: string; locale: Locale }): Promise<Opened> {
  const words = loadWords(locale)
  localStorage.clear()
  // Storybook itself keeps other keys there.
  for (const key of Object.keys(sessionStorage)) if (key.startsWith('parapet.draft.')) sessionStorage.removeItem(key)
  const ignoreEvents = () => () => undefined
  const session = createSession({
    clock: systemClock,
    local: null,
    tab: null,
    browserEvents: { onStorage: ignoreEvents, onActivity: ignoreEvents, onWake: ignoreEvents },
    device: { platform: 'story', os: 'story', browser: 'story' },
    version: APP_VERSION,
    clientId: () => config.clientId,
    context: (own) => makeApiContext({ ...own, ...api }),
    navigation: { currentAddress: () => path, navigate: () => undefined, reload: () => undefined },
    refreshTheme: () => undefined,
    pageShown: () => Promise.resolve(),
  })
  await session.signIn({ username: persona, password: persona === 'weak' ? 'password' : 'Sandbox-2026' })
  const state = cameFrom && { trail: { ...cameFrom, key: 'before', index: null } }
  const router = createAppRouter({ session, leave: () => undefined, locale: () => locale }, (routes) =>
    createMemoryRouter(routes, { initialEntries: [{ ...parsePath(path), state }] }),
  )
  session.setNavigation({
    currentAddress: () => `${router.state.location.pathname}${router.state.location.search}`,
    navigate: (address) => void router.navigate(address),
    reload: () => undefined,
  })
  await Promise.all([words, loadAllIcons(), whenInitialized(router)])
  return { session, router, locale }
}
