import { makeApiContext, makeUser } from '@parapet/api'
import { createMemoryRouter } from 'react-router-dom'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { createRouter } from './router.tsx'
import type { Outcome, SessionStore } from './session/createSession.ts'
import { signedOut } from './session/reduce.ts'

function open(address: string, enter: (address: string) => Promise<Outcome>) {
  const leave = vi.fn()
  const session = {
    get: () => ({ ...signedOut, user: makeUser() }),
    api: makeApiContext(),
    enter: vi.fn(enter),
  } as unknown as SessionStore
  const router = createRouter(
    session,
    leave,
    () => 'en',
    (routes) => createMemoryRouter(routes, { initialEntries: [address] }),
  )
  return { router, leave, session }
}
// Fetching the code is no part of what is tested.
beforeAll(async () => {
  await Promise.all([import('./shell/Shell.tsx'), import('./screens/later/index.tsx')])
}, 60_000)
const settled = (router: ReturnType<typeof open>['router']) =>
  vi.waitFor(() => expect(router.state.initialized && router.state.navigation.state).toBe('idle'), 10_000)
const on = async (): Promise<Outcome> => ({ go: 'on' })

describe('router', () => {
  it('checks every navigation, also between screens, with its query', async () => {
    const { router, session } = open('/300/dnsdelegation?x=1', on)
    await settled(router)
    await router.navigate('/user/alerts')
    await router.navigate('/user/alerts?tab=2')
    expect(vi.mocked(session.enter).mock.calls.map(([address]) => address)).toEqual([
      '/300/dnsdelegation?x=1',
      '/user/alerts',
      '/user/alerts?tab=2',
    ])
  })

  it('goes where the checks say', async () => {
    const { router } = open('/300/staging', async (address) =>
      address === '/300/staging' ? { go: 'to', address: '/user/alerts' } : { go: 'on' },
    )
    await settled(router)
    expect(router.state.location.pathname).toBe('/user/alerts')
  })

  it('is left for the pages before the login', async () => {
    const { router, leave } = open('/user/alerts', async (address) =>
      address === '/user/alerts' ? { go: 'on' } : { go: 'to', address: '/auth/login?redirect=%2Fstats' },
    )
    await settled(router)
    void router.navigate('/stats')
    await vi.waitFor(() => expect(leave).toHaveBeenCalledWith('/auth/login?redirect=%2Fstats'))
    void router.navigate('/auth/reset')
    await vi.waitFor(() => expect(leave).toHaveBeenCalledWith('/auth/reset'))
  })

  it('finds no page under a company that is no number, or under an unknown name', async () => {
    const { router, session } = open('/about/stats', on)
    await settled(router)
    expect(Object.values(router.state.errors ?? {})).toMatchObject([{ status: 404 }])
    await router.navigate('/300/nowhere')
    expect(router.state.matches.at(-1)?.route.id).toBe('error')
    expect(session.enter).not.toHaveBeenCalled()
  })

  it('keeps a failed check for the error screen', async () => {
    const { router } = open('/300/staging', async () => {
      throw new Error('unreachable')
    })
    await settled(router)
    expect(Object.values(router.state.errors ?? {})).toMatchObject([{ message: 'unreachable' }])
  })
})
