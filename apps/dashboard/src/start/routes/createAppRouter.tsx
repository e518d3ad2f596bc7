import { type Locale, loadWords } from '@parapet/ui'
import {
  createBrowserRouter,
  createContext,
  createPath,
  type DataRouter,
  data,
  type MiddlewareFunction,
  type RouteObject,
  redirect,
  replace,
} from 'react-router-dom'
import { isCodeFailure, untilReachable } from '../../kit/error/codeFailure.ts'
import { pages } from '../../pages/pages.ts'
import { match } from '../../platform/links/match.ts'
import { pathOf } from '../../platform/links/publicLinks.ts'
import type { Screen } from '../../platform/paths/page.ts'
import { type PageName, pathList } from '../../platform/paths/paths.ts'
import { isWaitingForCode } from '../../platform/router/pendingCode.ts'
import type { SessionStore } from '../../platform/session/createSession.ts'
import { AppError, ScreenError } from './RouteErrors.tsx'
import { BareLayout, RootLayout, ScreenOutlet, ShellLayout } from './routeLayouts.tsx'

interface AppRouterOptions {
  session: Pick<SessionStore, 'enter'>
  leave: (address: string) => void
  locale: () => Locale
  onScreen?: (screen: Screen) => void
  /** Loads the product again at an address. */
  reload?: (address: string) => void
}

const screenContext = createContext<Promise<Screen>>()

/** Creates the data router: one route for each row of the pages table, behind the checks of §2 (decision 0015). */
export function createAppRouter(
  { session, leave, locale, onScreen, reload = (address) => location.assign(address) }: AppRouterOptions,
  create: (routes: RouteObject[]) => DataRouter = createBrowserRouter,
): DataRouter {
  // The library starts the first navigation before `create` returns.
  let router: DataRouter | undefined

  const check: MiddlewareFunction = async ({ request, context }, next) => {
    const { pathname, search } = new URL(request.url)
    const address = `${pathname}${search}`
    const page = match(pathname)?.page
    if (!page) throw data(null, { status: 404 })
    if (page.guard.isPublic) return leaveFor(address)
    const screen = loadScreen(page.name, locale()).catch((problem: unknown) =>
      openWhenReachable(problem, address, request.signal),
    )
    screen.catch(() => undefined) // The loader reports it.
    context.set(screenContext, screen)
    if (router && isQueryReplacement(router)) return next()
    const outcome = await session.enter(address)
    if (outcome.kind === 'redirect') {
      if (match(pathOf(outcome.address))?.page.guard.isPublic) return leaveFor(outcome.address)
      throw redirectTo(outcome.address, router)
    }
    if (outcome.kind === 'missingCompany') throw data({ company: outcome.company }, { status: 404 })
    if (onScreen) screen.then(onScreen, () => undefined)
    return next()
  }

  // The open page stays until the code of the next one can be loaded. The first page has none to keep: it shows the error.
  const openWhenReachable = async (problem: unknown, address: string, signal: AbortSignal): Promise<Screen> => {
    if (!isCodeFailure(problem) || !router?.state.initialized) throw problem
    try {
      const state = await untilReachable(problem, signal, () => isWaitingForCode.set(true))
      if (state === 'replaced') throw problem
    } finally {
      isWaitingForCode.set(false)
    }
    if (!signal.aborted) reload(address)
    return new Promise(() => undefined)
  }

  // `leave` disposes the router, so this navigation must never end.
  const leaveFor = (address: string): Promise<never> => {
    leave(address)
    return new Promise(() => undefined)
  }

  router = create([
    {
      id: 'root',
      middleware: [check],
      Component: RootLayout,
      ErrorBoundary: AppError,
      children: [
        { id: 'shell', Component: ShellLayout, children: pathList.filter(({ isBare }) => !isBare).map(routeOf) },
        { id: 'bare', Component: BareLayout, children: pathList.filter(({ isBare }) => isBare).map(routeOf) },
      ],
    },
  ])
  return router
}

const routeOf = ({ name, path }: (typeof pathList)[number]): RouteObject => ({
  id: name,
  path: routePath(path),
  // Not `lazy`: the library keeps a failed `lazy` for the whole visit, so a lost chunk could not be loaded again.
  loader: ({ context }) => context.get(screenContext),
  Component: ScreenOutlet,
  ErrorBoundary: ScreenError,
})

/** Resolves when the first screen, or its error, can be rendered. */
export function whenInitialized(router: DataRouter): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve()
    const unsubscribe = router.subscribe(({ initialized }) => {
      if (!initialized) return
      unsubscribe()
      resolve()
    })
  })
}

async function loadScreen(name: PageName, locale: Locale): Promise<Screen> {
  const screen = await pages.load(name)
  // Texts that could not be loaded are asked for again by what shows them.
  await loadWords(locale).catch(() => undefined)
  return screen
}

/** The path of a pages row in the notation of React Router: `{company?}/stats` is `:company?/stats`. */
export function routePath(path: string): string {
  return `/${path.replace(/\{(\w+\??)\}/g, ':$1')}`
}

function isQueryReplacement({ state: { location, navigation } }: DataRouter): boolean {
  return navigation.historyAction === 'REPLACE' && navigation.location.pathname === location.pathname
}

function redirectTo(address: string, router: DataRouter | undefined): Response {
  const isPush = router?.state.navigation.historyAction === 'PUSH'
  return isPush && createPath(router.state.location) !== address ? redirect(address) : replace(address)
}
