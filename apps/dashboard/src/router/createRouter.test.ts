import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { pageList } from '../pages.ts'
import type { Outcome } from '../session/createSession.ts'
import { createRouter } from './createRouter.ts'

type Enter = (address: string) => Promise<Outcome>
const on: Enter = async () => ({ go: 'on' })

function open(entries: string[], enter: Enter = on) {
  const leave = vi.fn()
  const session = { enter: vi.fn(enter) }
  const history = createMemoryHistory({ initialEntries: entries })
  const router = createRouter({ session, leave, locale: () => 'en', history })
  const settled = () => vi.waitFor(() => expect(router.get()).toMatchObject({ place: {}, onWay: null }), 10_000)
  const at = () => history.createHref(router.get().place?.location ?? '')
  const checked = () => session.enter.mock.calls.map(([address]) => address)
  return { router, history, leave, settled, at, checked }
}
/** A check that answers when it is told to. */
function held() {
  const answers = new Map<string, (outcome: Outcome) => void>()
  const enter: Enter = (address) => new Promise((resolve) => answers.set(address, resolve))
  return { enter, answer: (address: string, outcome: Outcome = { go: 'on' }) => answers.get(address)?.(outcome) }
}

// Fetching the code is no part of what is tested.
beforeAll(async () => {
  await import('../screens/later/index.tsx')
}, 60_000)

describe('the checks', () => {
  it('run on every navigation, also between screens, with its query', async () => {
    const { router, settled, checked } = open(['/300/dnsdelegation?x=1'])
    await settled()
    await router.navigate('/user/alerts')
    await router.navigate('/user/alerts?tab=2')
    expect(checked()).toEqual(['/300/dnsdelegation?x=1', '/user/alerts', '/user/alerts?tab=2'])
  })

  it('run on Back and Forward', async () => {
    const { router, history, settled, checked, at } = open(['/300/staging'])
    await settled()
    await router.navigate('/user/alerts')
    history.go(-1)
    await vi.waitFor(() => expect(at()).toBe('/300/staging'))
    expect(checked()).toEqual(['/300/staging', '/user/alerts', '/300/staging'])
  })

  it('are made of an address that cannot be taken for a host', async () => {
    const { settled, checked, at } = open(['//300/staging?x=1'])
    await settled()
    expect(checked()).toEqual(['/300/staging?x=1'])
    expect(at()).toBe('/300/staging?x=1')
  })

  it('say where to go instead', async () => {
    const { settled, at } = open(['/300/staging'], async (address) =>
      address === '/300/staging' ? { go: 'to', address: '/user/alerts' } : { go: 'on' },
    )
    await settled()
    expect(at()).toBe('/user/alerts')
  })

  it('leave no step behind for a page that sends somebody on, or back to where they are', async () => {
    const { router, history, settled, at } = open(['/300/staging'], async (address) =>
      address === '/300/dnsdelegation' ? { go: 'to', address: '/300/staging' } : { go: 'on' },
    )
    await settled()
    await router.navigate('/300/dnsdelegation')
    expect([at(), history.index]).toEqual(['/300/staging', 0])
    await router.navigate('/user/alerts')
    expect([at(), history.index]).toEqual(['/user/alerts', 1])
  })

  it('keep what a link hands over for the page that it led to, not for one it was sent on to', async () => {
    const { router, settled, at } = open(['/300/staging'], async (address) =>
      address === '/300/dnsdelegation' ? { go: 'to', address: '/user/alerts' } : { go: 'on' },
    )
    await settled()
    await router.navigate('/300/dnsdelegation', { state: { from: 'a spike' } })
    expect([at(), router.get().place?.location.state]).toEqual(['/user/alerts', null])
  })

  it('leave the app for the pages before the login', async () => {
    const { router, leave, settled, at } = open(['/user/alerts'], async (address) =>
      address === '/user/alerts' ? { go: 'on' } : { go: 'to', address: '/auth/login?redirect=%2Fstats' },
    )
    await settled()
    await router.navigate('/stats')
    expect(leave).toHaveBeenLastCalledWith('/auth/login?redirect=%2Fstats')
    await router.navigate('/auth/reset')
    expect(leave).toHaveBeenLastCalledWith('/auth/reset')
    expect(at()).toBe('/user/alerts')
  })

  it('that fail are kept for the error screen, and are made again on demand', async () => {
    let isDown = true
    const { router, settled, checked } = open(['/300/staging'], async () => {
      if (isDown) throw new Error('unreachable')
      return { go: 'on' }
    })
    await settled()
    expect(router.get().place?.shown).toMatchObject({ is: 'unchecked', error: { message: 'unreachable' } })
    isDown = false
    await router.reload()
    expect(router.get().place?.shown.is).toBe('screen')
    expect(checked()).toEqual(['/300/staging', '/300/staging'])
  })
})

describe('a navigation', () => {
  it('keeps the place and its address until the next one can be drawn', async () => {
    const { enter, answer } = held()
    const { router, history, settled, at } = open(['/300/staging'], enter)
    answer('/300/staging')
    await settled()
    const going = router.navigate('/user/alerts')
    expect([at(), history.location.pathname]).toEqual(['/300/staging', '/300/staging'])
    expect(router.get().onWay).toMatchObject({ pathname: '/user/alerts' })
    answer('/user/alerts')
    await going
    expect([at(), history.location.pathname]).toEqual(['/user/alerts', '/user/alerts'])
  })

  it('gives way to a later one, whichever is answered first', async () => {
    const { enter, answer } = held()
    const { router, history, settled, at } = open(['/300/staging'], enter)
    answer('/300/staging')
    await settled()
    const first = router.navigate('/user/alerts')
    const second = router.navigate('/300/dnsdelegation')
    answer('/300/dnsdelegation')
    await second
    answer('/user/alerts', { go: 'to', address: '/300/stats' })
    await first
    expect([at(), history.index]).toEqual(['/300/dnsdelegation', 1])
  })

  it('to another part of the same page asks nothing', async () => {
    const { router, settled, checked, at } = open(['/300/staging?x=1'])
    await settled()
    const before = router.get().place?.shown
    await router.navigate('?x=1#content')
    expect([at(), router.get().place?.shown]).toEqual(['/300/staging?x=1#content', before])
    expect(checked()).toHaveLength(1)
  })

  it('that replaces leaves no step behind, and what a link hands over arrives', async () => {
    const { router, history, settled } = open(['/300/staging'])
    await settled()
    router.navigator.replace({ pathname: '/user/alerts', search: '', hash: '' }, { from: 'a spike' })
    await settled()
    expect([history.index, router.get().place?.location.state]).toEqual([0, { from: 'a spike' }])
  })

  const look = (router: ReturnType<typeof open>['router'], search: string) =>
    router.navigate({ search }, { replace: true, preventScrollReset: true })

  it('is none when the open page says another thing of itself: the address says it at once, unchecked', async () => {
    const { enter, answer } = held()
    const { router, history, settled, at, checked } = open(['/300/staging'], enter)
    answer('/300/staging')
    await settled()
    const before = router.get().place?.shown
    void look(router, '?hide=a')
    expect([at(), history.index, router.get().place?.shown]).toEqual(['/300/staging?hide=a', 0, before])
    expect(checked()).toHaveLength(1)
  })

  it('goes on when the page that is left says another thing of itself', async () => {
    const { enter, answer } = held()
    const { router, history, settled, at } = open(['/300/staging'], enter)
    answer('/300/staging')
    await settled()
    const going = router.navigate('/user/alerts')
    void look(router, '?hide=a')
    expect([at(), router.get().onWay?.pathname]).toEqual(['/300/staging?hide=a', '/user/alerts'])
    answer('/user/alerts')
    await going
    expect([at(), history.index]).toEqual(['/user/alerts', 1])
    history.go(-1)
    await vi.waitFor(() => expect(history.createHref(history.location)).toBe('/300/staging?hide=a'))
  })

  it('to another view of the page takes along what is said on its way, and stays one step', async () => {
    const { enter, answer } = held()
    const { router, history, settled, at } = open(['/300/staging'], enter)
    answer('/300/staging')
    await settled()
    void router.navigate('?is=ES')
    const said = look(router, '?is=ES&hide=a')
    answer('/300/staging?is=ES')
    answer('/300/staging?is=ES&hide=a')
    await said
    expect([at(), history.index]).toEqual(['/300/staging?is=ES&hide=a', 1])
  })

  it('back is not written over by the page that is left', async () => {
    const { enter, answer } = held()
    const { router, history, settled, at } = open(['/300/staging?is=ES', '/300/staging'], enter)
    answer('/300/staging')
    await settled()
    history.go(-1)
    await vi.waitFor(() => expect(router.get().onWay).toMatchObject({ search: '?is=ES' }))
    void look(router, '?hide=a')
    answer('/300/staging?is=ES')
    await settled()
    expect([at(), history.createHref(history.location)]).toEqual(['/300/staging?is=ES', '/300/staging?is=ES'])
  })

  it('is over for a router that was closed', async () => {
    const { enter, answer } = held()
    const { router, at, settled } = open(['/300/staging'], enter)
    answer('/300/staging')
    await settled()
    const going = router.navigate('/user/alerts')
    router.dispose()
    answer('/user/alerts')
    await going
    expect(at()).toBe('/300/staging')
  })
})

describe('an address', () => {
  it('that is no page is missing: no number for a company, an unknown name', async () => {
    const { router, settled, checked } = open(['/about/stats'])
    await settled()
    expect(router.get().place?.shown.is).toBe('missing')
    await router.navigate('/300/nowhere')
    expect(router.get().place?.shown.is).toBe('missing')
    expect(checked()).toEqual([])
  })

  it('whose screen does not arrive is kept with its error, and fetched again on demand', async () => {
    const load = vi
      .spyOn(pageList.find(({ name }) => name === 'staging')!, 'load')
      .mockRejectedValueOnce(new Error('a cut line'))
    const { router, settled } = open(['/300/staging'])
    await settled()
    expect(router.get().place?.shown).toMatchObject({ is: 'lost', error: { message: 'a cut line' } })
    await router.reload()
    expect(router.get().place?.shown.is).toBe('screen')
    load.mockRestore()
  })
})
