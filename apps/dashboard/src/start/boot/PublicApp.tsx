import { type AnchorProps, LinkProvider, LocaleProvider, loadWords, ThemeProvider } from '@parapet/ui'
import { lazy, type MouseEvent, Suspense, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { ConfigContext } from '../../platform/config/ConfigContext.ts'
import type { ConfigStore } from '../../platform/config/configStore.ts'
import { matchPublic } from '../../platform/links/publicLinks.ts'
import { deviceLocale, readDeviceChoices, writeDeviceChoices } from '../../platform/preferences/deviceChoices.ts'
import type { SessionStore } from '../../platform/session/createSession.ts'
import { LoginScreen } from '../../screens/login/LoginScreen.tsx'
import { PublicContext, type PublicValue } from '../../shared/auth/PublicContext.ts'

const ResetScreen = lazy(() => import('../../screens/reset/index.tsx'))
const PasswordScreen = lazy(() => import('../../screens/password/index.tsx'))

interface PublicAppProps {
  session: SessionStore
  configStore: ConfigStore
  address: { pathname: string; search: string }
  onGo: (address: string) => void
  onOpen: (address: string) => Promise<void>
}

/** The pages before the login. They run without router, data cache and shell, so that the login is light. */
export function PublicApp({ session, configStore, address, onGo, onOpen }: PublicAppProps) {
  const { config, theme } = useSyncExternalStore(configStore.subscribe, configStore.get)
  const { loginUsername, notices } = useSyncExternalStore(session.subscribe, session.get)
  const [device, setDevice] = useState(() => ({ ...readDeviceChoices(), locale: deviceLocale() }))
  const { locale, mode } = device
  const { pathname, search } = address
  const found = matchPublic(pathname)

  useEffect(() => {
    document.documentElement.lang = locale
  }, [locale])

  const value = useMemo(
    (): PublicValue => ({
      username: loginUsername,
      notices,
      params: found?.params ?? {},
      signIn: session.signIn,
      signInWithPasskey: session.signInWithPasskey,
      setTypedUsername: session.setTypedUsername,
      fetchIp: session.fetchIp,
      dismiss: session.dismiss,
      setLocale: (next) =>
        void loadWords(next).then(
          () => {
            setDevice((current) => ({ ...current, locale: next }))
            writeDeviceChoices({ mode: readDeviceChoices().mode, locale: next })
          },
          () => undefined, // Offline, the language stays.
        ),
      open: () => onOpen(session.afterLogin(search)),
    }),
    [loginUsername, notices, found, session, search, onOpen],
  )
  const Link = useMemo(() => linkTo(onGo), [onGo])

  return (
    <ConfigContext value={config}>
      <ThemeProvider seed={theme} mode={mode}>
        <LocaleProvider locale={locale} zone="UTC">
          <LinkProvider component={Link}>
            <PublicContext value={value}>
              <Suspense fallback={null}>
                {found?.name === 'reset' ? (
                  <ResetScreen />
                ) : found?.name === 'password' ? (
                  <PasswordScreen />
                ) : (
                  <LoginScreen />
                )}
              </Suspense>
            </PublicContext>
          </LinkProvider>
        </LocaleProvider>
      </ThemeProvider>
    </ConfigContext>
  )
}

function linkTo(go: (address: string) => void) {
  return function PublicLink({ href, children, ...rest }: AnchorProps) {
    const follow = (event: MouseEvent) => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      go(href)
    }
    return (
      <a href={href} {...rest} onClick={follow}>
        {children}
      </a>
    )
  }
}
