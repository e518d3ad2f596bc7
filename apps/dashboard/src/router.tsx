import { type Locale, loadWords } from '@parapet/ui'
import { type ComponentType, lazy, Suspense } from 'react'
import { createBrowserRouter, type MiddlewareFunction, type RouteObject, redirect } from 'react-router-dom'
import { match } from './links/match.ts'
import type { Page } from './page.ts'
import { pageList } from './pages.ts'
import type { SessionStore } from './session/createSession.ts'

export type Router = ReturnType<typeof createBrowserRouter>

const never = new Promise<never>(() => undefined)

// Most visits never see an error: its screens come when there is one. They are drawn within a Suspense of their own.
const RouterCrash = lazily(async () => (await import('./screens/error/RouteErrors.tsx')).RouterCrash)
const PageCrash = lazily(async () => (await import('./screens/error/RouteErrors.tsx')).PageCrash)
const MissingScreen = lazily(async () => (await import('./screens/error/ErrorScreens.tsx')).MissingScreen)

type MakeRouter = (routes: RouteObject[]) => Router

/**
 * The routes of the pages table behind the checks of §2, which run on every navigation before any screen is asked for. `leave` is called
 * with the address of a page before the login: those run without the router. `locale` is the reader's language. `make` is the browser's
 * router, or one in memory for stories.
 */
export function createRouter(
  session: SessionStore,
  leave: (address: string) => void,
  locale: () => Locale,
  make: MakeRouter = createBrowserRouter,
): Router {
  const screenOf = async ({ load, words = [] }: Page) => {
    // Words that could not be fetched are asked for again by the part that says them, within the page's own boundary.
    const [screen] = await Promise.all([load(), loadWords(locale(), ...words).catch(() => undefined)])
    return screen
  }

  const check: MiddlewareFunction = async ({ request }, next) => {
    const { pathname, search } = new URL(request.url)
    const found = match(pathname)
    // ':company?' takes any first segment; a company is a number (decisions.md, Routes).
    if (!found) throw new Response(null, { status: 404 })
    // The code of the screen comes beside the answers of the checks, not after them.
    screenOf(found.page).catch(() => undefined) // Its failure is the route's, below.
    const outcome = await session.enter(`${pathname}${search}`)
    if (outcome.go === 'on') return next()
    if (match(new URL(outcome.address, location.origin).pathname)?.page.guard.isPublic) {
      leave(outcome.address)
      return never
    }
    throw redirect(outcome.address)
  }

  const screens = pageList
    .filter(({ guard }) => !guard.isPublic)
    .map((page): RouteObject => {
      const { name, path } = page
      const route = {
        id: name,
        lazy: async () => ({ Component: (await screenOf(page)).default }),
        ErrorBoundary: PageCrash,
      }
      const pattern = path.replace(/\{(\w+)(\??)\}/g, ':$1$2')
      return pattern === '' ? { ...route, index: true } : { ...route, path: pattern }
    })

  return make([
    {
      id: 'root',
      ErrorBoundary: RouterCrash,
      HydrateFallback: () => null,
      children: [
        {
          id: 'app',
          middleware: [check],
          // Without a loader the checks would not run on every navigation between screens that need none.
          loader: () => null,
          shouldRevalidate: () => true,
          lazy: async () => ({ Component: (await import('./shell/Shell.tsx')).Shell }),
          children: screens,
        },
        {
          id: 'public',
          path: 'auth/*',
          loader: ({ request }) => {
            const { pathname, search } = new URL(request.url)
            if (!match(pathname)) throw new Response(null, { status: 404 })
            leave(`${pathname}${search}`)
            return never
          },
        },
        { id: 'error', path: '*', Component: MissingScreen },
      ],
    },
  ])
}

function lazily(load: () => Promise<ComponentType>): ComponentType {
  const Screen = lazy(async () => ({ default: await load() }))
  return function Lazy() {
    return (
      <Suspense fallback={null}>
        <Screen />
      </Suspense>
    )
  }
}
