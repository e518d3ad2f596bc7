import { createMemoryRouter, createPath, type DataRouter, matchRoutes } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { pages } from '../../pages/pages.ts'
import { match } from '../../platform/links/match.ts'
import { pathList } from '../../platform/paths/paths.ts'
import type { EnterResult } from '../../platform/session/createSession.ts'
import { createAppRouter, routePath } from './createAppRouter.tsx'

type Enter = (address: string) => Promise<EnterResult>
const pass: Enter = async () => ({ kind: 'proceed' })

let opened: DataRouter[] = []
afterEach(() => {
  for (const router of opened) router.dispose()
  opened = []
})

function open(entries: string[], enter: Enter = pass) {
  const leave = vi.fn()
  const session = { enter: vi.fn(enter) }
  const router = createAppRouter({ session, leave, locale: () => 'en' }, (routes) =>
    createMemoryRouter(routes, { initialEntries: entries }),
  )
  opened.push(router)
  const settle = () =>
    vi.waitFor(() => expect(router.state).toMatchObject({ initialized: true, navigation: { state: 'idle' } }), 10_000)
  const address = () => createPath(router.state.location)
  const checked = () => session.enter.mock.calls.map(([path]) => path)
  const entriesBefore = async () => {
    const found: string[] = []
    for (;;) {
      const current = router.state.location.key
      await router.navigate(-1)
      await settle()
      if (router.state.location.key === current) return found
      found.push(address())
    }
  }
  return { router, leave, settle, address, checked, entriesBefore }
}

function manualChecks() {
  const waiting = new Map<string, (outcome: EnterResult) => void>()
  const enter: Enter = (path) => new Promise((resolve) => waiting.set(path, resolve))
  return { enter, finish: (path: string, outcome: EnterResult = { kind: 'proceed' }) => waiting.get(path)?.(outcome) }
}
const redirectFrom =
  (from: string, to: string): Enter =>
  async (path) =>
    path === from ? { kind: 'redirect', address: to } : { kind: 'proceed' }

const screenErrors = (router: DataRouter) => Object.values(router.state.errors ?? {})

describe('the routes', () => {
  it('match the same pages as the links', () => {
    const routes = pathList.map(({ name, path }) => ({ id: name, path: routePath(path) }))
    for (const { name, path } of pathList) {
      const address = `/${path.replace('{company?}', '300').replace(/\{(\w+)\}/g, 'x-$1')}`
      expect(matchRoutes(routes, address)?.[0]?.route.id, address).toBe(name)
      expect(match(address)?.page.name, address).toBe(name)
    }
  })

  it('answer 404 for an unknown name and for a company id that is not a number', async () => {
    const { router, settle, checked } = open(['/about/stats'])
    await settle()
    expect(router.state.errors).toMatchObject({ root: { status: 404 } })
    await router.navigate('/300/nowhere')
    expect(router.state.errors).toMatchObject({ root: { status: 404 } })
    expect(checked()).toEqual([])
  })
})

describe('the checks', () => {
  it('run on every navigation, with the query', async () => {
    const { router, settle, checked } = open(['/300/dnsdelegation?x=1'])
    await settle()
    await router.navigate('/user/alerts')
    await router.navigate('/user/alerts?tab=2')
    expect(checked()).toEqual(['/300/dnsdelegation?x=1', '/user/alerts', '/user/alerts?tab=2'])
  })

  it('run on Back and Forward', async () => {
    const { router, settle, checked, address } = open(['/300/staging'])
    await settle()
    await router.navigate('/user/alerts')
    await router.navigate(-1)
    await vi.waitFor(() => expect(address()).toBe('/300/staging'))
    expect(checked()).toEqual(['/300/staging', '/user/alerts', '/300/staging'])
  })

  it('say that a company does not exist, at its address', async () => {
    const { router, settle, address } = open(['/999/staging'], async () => ({ kind: 'missingCompany', company: 999 }))
    await settle()
    expect(router.state.errors).toMatchObject({ root: { status: 404, data: { company: 999 } } })
    expect(address()).toBe('/999/staging')
  })

  it('redirect', async () => {
    const { settle, address, entriesBefore } = open(['/300/staging'], redirectFrom('/300/staging', '/user/alerts'))
    await settle()
    expect(address()).toBe('/user/alerts')
    expect(await entriesBefore()).toEqual([])
  })

  it('add no history entry for a redirect to the open page', async () => {
    const { router, settle, address, entriesBefore } = open(
      ['/300/staging'],
      redirectFrom('/300/dnsdelegation', '/300/staging'),
    )
    await settle()
    await router.navigate('/300/dnsdelegation')
    expect(address()).toBe('/300/staging')
    await router.navigate('/user/alerts')
    expect(await entriesBefore()).toEqual(['/300/staging'])
  })

  it('add one history entry for a redirect to another page', async () => {
    const { router, settle, address, entriesBefore } = open(
      ['/300/staging'],
      redirectFrom('/300/dnsdelegation', '/user/alerts'),
    )
    await settle()
    await router.navigate('/300/dnsdelegation', { state: { from: 'a spike' } })
    expect(address()).toBe('/user/alerts')
    expect(router.state.location.state).not.toHaveProperty('from')
    expect(await entriesBefore()).toEqual(['/300/staging'])
  })

  it('leave the app for the pages before the login', async () => {
    const { router, leave, settle, address } = open(['/user/alerts'], async (path) =>
      path === '/user/alerts' ? { kind: 'proceed' } : { kind: 'redirect', address: '/auth/login?redirect=%2Fstats' },
    )
    await settle()
    void router.navigate('/stats')
    await vi.waitFor(() => expect(leave).toHaveBeenLastCalledWith('/auth/login?redirect=%2Fstats'))
    void router.navigate('/auth/reset')
    await vi.waitFor(() => expect(leave).toHaveBeenLastCalledWith('/auth/reset'))
    expect(address()).toBe('/user/alerts')
  })

  it('show an error of the app when they fail, and run again on revalidation', async () => {
    let isDown = true
    const { router, settle, checked } = open(['/300/staging'], async () => {
      if (isDown) throw new Error('unreachable')
      return { kind: 'proceed' }
    })
    await settle()
    expect(router.state.errors).toMatchObject({ root: { message: 'unreachable' } })
    isDown = false
    await router.revalidate()
    expect(router.state.errors).toBeNull()
    expect(checked()).toEqual(['/300/staging', '/300/staging'])
  })
})

describe('a navigation', () => {
  it('keeps the page and its address until the next page can render', async () => {
    const { enter, finish } = manualChecks()
    const { router, settle, address } = open(['/300/staging'], enter)
    finish('/300/staging')
    await settle()
    const navigation = router.navigate('/user/alerts')
    expect(address()).toBe('/300/staging')
    expect(router.state.navigation.location?.pathname).toBe('/user/alerts')
    finish('/user/alerts')
    await navigation
    expect(address()).toBe('/user/alerts')
  })

  it('is cancelled by a later one, whichever check finishes first', async () => {
    const { enter, finish } = manualChecks()
    const { router, settle, address } = open(['/300/staging'], enter)
    finish('/300/staging')
    await settle()
    const first = router.navigate('/user/alerts')
    const second = router.navigate('/300/dnsdelegation')
    finish('/300/dnsdelegation')
    await second
    finish('/user/alerts', { kind: 'redirect', address: '/300/stats' })
    await first
    expect(address()).toBe('/300/dnsdelegation')
  })

  it('to another hash of the page runs no checks', async () => {
    const { router, settle, checked, address } = open(['/300/staging?x=1'])
    await settle()
    await router.navigate('?x=1#content')
    expect(address()).toBe('/300/staging?x=1#content')
    expect(checked()).toHaveLength(1)
  })

  it('that replaces adds no history entry and keeps the state of the link', async () => {
    const { router, settle, entriesBefore } = open(['/300/staging'])
    await settle()
    await router.navigate('/user/alerts', { replace: true, state: { from: 'a spike' } })
    expect(router.state.location.state).toEqual({ from: 'a spike' })
    expect(await entriesBefore()).toEqual([])
  })

  it('that replaces the query of the open page runs no checks', async () => {
    const { router, settle, checked, address } = open(['/300/staging'])
    await settle()
    await router.navigate('?hide=a', { replace: true, preventScrollReset: true })
    expect(address()).toBe('/300/staging?hide=a')
    expect(checked()).toEqual(['/300/staging'])
  })

  it('stops when the router is disposed', async () => {
    const { enter, finish } = manualChecks()
    const { router, address, settle } = open(['/300/staging'], enter)
    finish('/300/staging')
    await settle()
    const navigation = router.navigate('/user/alerts')
    router.dispose()
    finish('/user/alerts')
    await navigation
    expect(address()).toBe('/300/staging')
  })
})

describe('the code of a screen', () => {
  it('loads while the checks run', async () => {
    const load = vi.spyOn(pages, 'load')
    const { enter } = manualChecks()
    open(['/300/staging'], enter)
    await vi.waitFor(() => expect(load).toHaveBeenCalledExactlyOnceWith('staging'))
    load.mockRestore()
  })

  it('shows an error when it fails to load, and loads again on revalidation', async () => {
    const load = vi.spyOn(pages, 'load').mockRejectedValueOnce(new Error('a cut line'))
    const { router, settle } = open(['/300/staging'])
    await settle()
    expect(Object.keys(router.state.errors ?? {})).toEqual(['staging'])
    expect(screenErrors(router)).toMatchObject([{ message: 'a cut line' }])
    await router.revalidate()
    expect(router.state.errors).toBeNull()
    load.mockRestore()
  })
})
