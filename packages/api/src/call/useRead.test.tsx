import { afterPaint } from '@parapet/base'
import { act, render, renderHook, screen, waitFor } from '@testing-library/react'
import { type ReactNode, StrictMode } from 'react'
import { SWRConfig } from 'swr'
import { array, number, object } from 'valibot'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { ApiProvider } from './ApiProvider.ts'
import { area } from './area.ts'
import { body, call, returns } from './call.ts'
import { type ApiContext, makeApiContext } from './context.ts'
import { fakeClock } from './fakeClock.ts'
import './steps/pollTask.ts'
import { preloadRead, type ReadOptions, useRead } from './useRead.ts'
import { useRefresh } from './useRefresh.ts'
import { useWrite } from './useWrite.ts'

const rows = area('x', {
  list: call('GET {company}/list{?page}', returns(array(number()))),
  other: call('GET other', returns(object({ n: number() }))),
  add: call('POST {company}/list', body<{ n: number }>(), returns(number())),
})

interface Asked {
  url: string
  signal: AbortSignal
  answer(response: Response): void
}

function setup(over: Partial<ApiContext> = {}) {
  const clock = fakeClock()
  const requests: Asked[] = []
  const context = makeApiContext({
    clock,
    company: () => 300,
    fetch: (url, init) =>
      new Promise<Response>((answer, reject) => {
        const signal = init?.signal ?? new AbortController().signal
        signal.addEventListener('abort', () => reject(signal.reason))
        requests.push({ url: `${init?.method ?? 'GET'} ${url}`, signal, answer })
      }),
    ...over,
  })
  const cache = new Map()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SWRConfig value={{ provider: () => cache }}>
      <ApiProvider value={context}>{children}</ApiProvider>
    </SWRConfig>
  )
  const advance = (ms: number) => act(() => clock.advance(ms))
  const answer = async (index: number, body: unknown, init?: ResponseInit) => {
    requests[index]?.answer(Response.json(body, init))
    await advance(0)
  }
  return { clock, asked: requests, context, cache, wrapper, advance, answer }
}

describe('useRead', () => {
  it('loads, and returns the time of the update', async () => {
    const { wrapper, answer, advance, asked: requests } = setup()
    const { result } = renderHook(() => useRead(rows.list, {}), { wrapper })
    expect(result.current).toMatchObject({ data: undefined, failure: undefined, isLoading: true, isRefreshing: false })
    await advance(500)
    await answer(0, [1])
    expect(requests[0]?.url).toBe('GET /api/v1/300/list')
    expect(result.current).toMatchObject({
      data: [1],
      isLoading: false,
      isRefreshing: false,
      updatedAt: 1_781_519_400_500,
    })
  })

  it('sends nothing with null params, nor without a company', async () => {
    const { wrapper, asked: requests, advance } = setup({ company: () => null })
    const { result } = renderHook(() => [useRead(rows.other, null), useRead(rows.list, {})] as const, { wrapper })
    await advance(0)
    expect(requests).toHaveLength(0)
    expect(result.current.map((read) => read.isLoading)).toEqual([false, false])
    expect(result.current.map((read) => read.failure)).toEqual([undefined, undefined])
  })

  it('shares one request between readers, and sends a new one for another company', async () => {
    let company = 300
    const { wrapper, asked: requests, advance } = setup({ company: () => company })
    const { rerender } = renderHook(() => [useRead(rows.list, {}), useRead(rows.list, {})], { wrapper })
    await advance(0)
    expect(requests).toHaveLength(1)
    company = 7
    rerender()
    await advance(0)
    expect(requests.map(({ url }) => url)).toEqual(['GET /api/v1/300/list', 'GET /api/v1/7/list'])
    expect(requests[0]?.signal.aborted).toBe(true)
    expect(requests[1]?.signal.aborted).toBe(false)
  })

  it('keeps the data while refreshing and when a refresh fails', async () => {
    const { wrapper, answer, advance } = setup()
    const { result } = renderHook(() => useRead(rows.list, {}), { wrapper })
    await answer(0, [1])
    act(() => result.current.retry())
    expect(result.current).toMatchObject({ data: [1], isLoading: false, isRefreshing: true })
    await answer(1, { detail: 'No.' }, { status: 500 })
    expect(result.current).toMatchObject({ data: [1], isRefreshing: false, failure: { kind: 'http', status: 500 } })
    act(() => result.current.retry())
    await answer(2, [2])
    expect(result.current).toMatchObject({ data: [2], failure: undefined })
    await advance(0)
  })

  it('never retries by itself after a failure', async () => {
    // SWR's own retries run on the machine's timers.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const { wrapper, answer, asked: requests, advance } = setup()
    const { result } = renderHook(() => useRead(rows.list, {}), { wrapper })
    await answer(0, { a: 1 })
    expect(result.current.failure).toMatchObject({ kind: 'unexpected', call: 'x.list' })
    vi.advanceTimersByTime(10 * 60_000)
    await advance(10 * 60_000)
    expect(requests).toHaveLength(1)
  })

  it('sends nothing when the window regains focus: users choose when to refresh', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const { wrapper, answer, asked: requests, advance } = setup()
    renderHook(() => useRead(rows.list, {}), { wrapper })
    await answer(0, [1])
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    window.dispatchEvent(new Event('focus'))
    document.dispatchEvent(new Event('visibilitychange'))
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    await advance(0)
    expect(requests).toHaveLength(1)
  })

  it('keeps the previous page only on request', async () => {
    const { wrapper, answer } = setup()
    const read = (options: ReadOptions) =>
      renderHook(({ page }) => useRead(rows.list, { page }, options), { wrapper, initialProps: { page: 1 } })
    const keeping = read({ keepPrevious: true })
    await answer(0, [1])
    keeping.rerender({ page: 2 })
    expect(keeping.result.current).toMatchObject({ data: [1], isRefreshing: true })
    const plain = read({})
    plain.rerender({ page: 3 })
    expect(plain.result.current).toMatchObject({ data: undefined, isLoading: true })
  })

  it('aborts when the last reader unmounts, and loads again on return', async () => {
    const { wrapper: Wrapper, asked: requests, advance, answer } = setup()
    const Reader = ({ name }: { name: string }) => {
      const { data, failure, isLoading } = useRead(rows.list, {})
      return <p>{`${name}: ${data ?? failure?.kind ?? isLoading}`}</p>
    }
    const show = (...names: string[]) => (
      <Wrapper>
        {names.map((name) => (
          <Reader key={name} name={name} />
        ))}
      </Wrapper>
    )
    const { rerender } = render(show('a', 'b'))
    await advance(0)
    rerender(show('b'))
    await advance(1)
    expect(requests[0]?.signal.aborted).toBe(false)
    rerender(show())
    await advance(1)
    expect(requests[0]?.signal.aborted).toBe(true)
    rerender(show('c'))
    expect(screen.getByText('c: true')).toBeDefined()
    await answer(1, [3])
    expect(screen.getByText('c: 3')).toBeDefined()
  })

  it('keeps the request of a reader that remounts at once (strict mode)', async () => {
    const { wrapper: Wrapper, asked: requests, answer, advance } = setup()
    const Reader = () => <p>{useRead(rows.list, {}).data?.join() ?? 'none'}</p>
    render(
      <StrictMode>
        <Wrapper>
          <Reader />
        </Wrapper>
      </StrictMode>,
    )
    await advance(1)
    expect(requests[0]?.signal.aborted).toBe(false)
    await answer(0, [1, 2])
    expect(requests).toHaveLength(1)
    expect(screen.getByText('1,2')).toBeDefined()
  })

  it('exposes a slow read with its attempts, and stops on cancel', async () => {
    const { wrapper, asked: requests, advance, answer } = setup()
    const { result } = renderHook(() => useRead(rows.list, {}), { wrapper })
    await advance(9_999)
    expect(result.current.slow).toBeUndefined()
    await advance(1)
    expect(result.current.slow).toMatchObject({ sinceMs: 1_781_519_400_000 })
    await answer(0, { task_id: 't', company_id: 300 }, { status: 408 })
    expect(result.current.slow).toMatchObject({ attempt: 1, attempts: 10, sinceMs: 1_781_519_400_000 })
    act(() => result.current.slow?.cancel())
    await advance(0)
    expect(result.current).toMatchObject({ failure: { kind: 'cancelled' }, slow: undefined, isLoading: false })
    expect(requests.at(-1)?.url).toBe('DELETE /api/v1/core/300/task-status/t/')
    act(() => result.current.retry())
    expect(result.current).toMatchObject({ failure: undefined, isLoading: true })
  })

  it('sends one request while a response is pending, whoever refreshes', async () => {
    const { wrapper, asked: requests, advance, answer } = setup()
    const { result } = renderHook(() => ({ read: useRead(rows.list, {}), refresh: useRefresh() }), { wrapper })
    await advance(0)
    act(() => result.current.read.retry())
    act(() => result.current.refresh())
    await answer(0, { task_id: 't', company_id: 300 }, { status: 408 })
    act(() => result.current.refresh())
    await advance(0)
    expect(requests).toHaveLength(1)
    act(() => result.current.read.slow?.cancel())
    await advance(0)
    expect(requests.map(({ url }) => url)).toEqual(['GET /api/v1/300/list', 'DELETE /api/v1/core/300/task-status/t/'])
    act(() => result.current.refresh())
    await advance(0)
    expect(requests).toHaveLength(3)
    await answer(2, [1])
    act(() => result.current.refresh())
    await advance(0)
    expect(requests).toHaveLength(4)
  })

  it('continues a slow read in the background', async () => {
    const { wrapper, asked: requests, advance, answer } = setup()
    const { result, rerender } = renderHook(({ isOpen }) => useRead(rows.list, isOpen ? {} : null), {
      wrapper,
      initialProps: { isOpen: true },
    })
    await advance(10_000)
    act(() => result.current.slow?.background())
    expect(result.current.slow?.isInBackground).toBe(true)
    rerender({ isOpen: false })
    await advance(1)
    expect(requests[0]?.signal.aborted).toBe(false)
    await answer(0, [9])
    rerender({ isOpen: true })
    expect(result.current.data).toEqual([9])
  })

  it('evicts the oldest responses without a reader', async () => {
    const { wrapper, cache, advance } = setup({ fetch: async () => Response.json([1]) })
    const { rerender } = renderHook(({ page }) => useRead(rows.list, { page }), { wrapper, initialProps: { page: 0 } })
    for (let page = 1; page <= 130; page++) {
      rerender({ page })
      await advance(1)
    }
    const kept = [...cache.values()].filter((entry) => entry?.data !== undefined)
    expect(kept.length).toBeGreaterThan(90)
    expect(kept.length).toBeLessThanOrEqual(101)
  })

  it('uses a preloaded response without another request', async () => {
    const { wrapper, context, asked: requests, answer } = setup()
    preloadRead(rows.other, {}, context)
    const { result } = renderHook(() => useRead(rows.other, {}), { wrapper })
    await answer(0, { n: 1 })
    expect(result.current.data).toEqual({ n: 1 })
    expect(requests).toHaveLength(1)
  })

  it('renders a response received before it mounted without a request, and sends one on refresh', async () => {
    const { wrapper, context, asked: requests, answer } = setup()
    preloadRead(rows.other, {}, context)
    await answer(0, { n: 1 })
    const drawn: unknown[] = []
    const { result } = renderHook(
      () => {
        const read = useRead(rows.other, {})
        drawn.push([read.data, read.isRefreshing, read.isLoading])
        return read
      },
      { wrapper },
    )
    expect(new Set(drawn.map((one) => JSON.stringify(one)))).toEqual(new Set(['[{"n":1},false,false]']))
    const second = renderHook(() => useRead(rows.other, {}), { wrapper })
    expect(second.result.current.data).toEqual({ n: 1 })
    expect(requests).toHaveLength(1)

    act(() => result.current.retry())
    expect(result.current).toMatchObject({ data: { n: 1 }, isRefreshing: true })
    await answer(1, { n: 2 })
    expect(result.current).toMatchObject({ data: { n: 2 }, isRefreshing: false })
  })

  it('asks again for what is cached once the frame that shows it is painted, once for all readers, unless it is new', async () => {
    const { wrapper, asked: requests, answer, advance } = setup()
    const read = () => renderHook(() => [useRead(rows.other, {}), useRead(rows.other, {})] as const, { wrapper })
    const painted = () => act(() => new Promise<void>(afterPaint))
    const first = read()
    await answer(0, { n: 1 })
    first.unmount()
    const soon = read()
    await painted()
    expect(requests).toHaveLength(1)
    soon.unmount()
    await advance(3000)
    const { result } = read()
    expect(result.current.map(({ data, isRefreshing }) => [data, isRefreshing])).toEqual([
      [{ n: 1 }, false],
      [{ n: 1 }, false],
    ])
    expect(requests).toHaveLength(1)
    await painted()
    expect(result.current.map(({ isRefreshing }) => isRefreshing)).toEqual([true, true])
    expect(requests).toHaveLength(2)
    await answer(1, { n: 2 })
    expect(result.current.map(({ data }) => data)).toEqual([{ n: 2 }, { n: 2 }])
  })

  it('reads again what a write or a refresh affected while nothing showed it, however new it is', async () => {
    const { wrapper, asked: requests, answer } = setup()
    const open = () => renderHook(() => useRead(rows.list, {}), { wrapper })
    const painted = () => act(() => new Promise<void>(afterPaint))
    const first = open()
    await answer(0, [1])
    first.unmount()
    const { result } = renderHook(() => ({ add: useWrite(rows.add), refresh: useRefresh() }), { wrapper })
    act(() => void result.current.add.run({ body: { n: 2 } }))
    await answer(1, 2)
    const second = open()
    await painted()
    expect(requests.map(({ url }) => url.split(' ')[0])).toEqual(['GET', 'POST', 'GET'])
    await answer(2, [1, 2])
    expect(second.result.current.data).toEqual([1, 2])
    second.unmount()
    act(() => result.current.refresh())
    open()
    await painted()
    expect(requests).toHaveLength(4)
  })

  it('reads again what a write affected if the last reader left before the answer', async () => {
    const { wrapper, asked: requests, advance, answer } = setup()
    const { result, rerender } = renderHook(
      ({ isOpen }) => ({ read: useRead(rows.list, isOpen ? {} : null), write: useWrite(rows.add) }),
      { wrapper, initialProps: { isOpen: true } },
    )
    await answer(0, [1])
    act(() => void result.current.write.run({ body: { n: 2 } }))
    await answer(1, 2)
    expect(requests).toHaveLength(3)
    rerender({ isOpen: false })
    await advance(1)
    expect(requests[2]?.signal.aborted).toBe(true)
    rerender({ isOpen: true })
    await act(() => new Promise<void>(afterPaint))
    expect(requests).toHaveLength(4)
    await answer(3, [1, 2])
    expect(result.current.read.data).toEqual([1, 2])
  })

  it('does not render a response of another user', async () => {
    let bearer = 'first'
    const { wrapper, context, asked: requests, answer } = setup({ token: () => bearer })
    preloadRead(rows.other, {}, context)
    await answer(0, { n: 1 })
    bearer = 'second'
    const { result } = renderHook(() => useRead(rows.other, {}), { wrapper })
    expect(result.current.data).toBeUndefined()
    await answer(1, { n: 2 })
    expect(result.current.data).toEqual({ n: 2 })
    expect(requests).toHaveLength(2)
  })

  it('takes over the state of a preload: slow, or no longer awaited', async () => {
    const { wrapper, context, asked: requests, advance } = setup()
    preloadRead(rows.other, {}, context)
    const { result, unmount } = renderHook(() => useRead(rows.other, {}), { wrapper })
    await advance(10_000)
    expect(result.current.slow).toMatchObject({ sinceMs: 1_781_519_400_000 })
    unmount()
    await advance(0)
    expect(requests[0]?.signal.aborted).toBe(true)
  })

  it('aborts a preload that is never read', async () => {
    const { context, asked: requests, advance, answer } = setup()
    preloadRead(rows.list, { page: 1 }, context)
    await answer(0, { task_id: 't', company_id: 300 }, { status: 408 })
    await advance(31_000)
    expect(requests[0]?.url).toBe('GET /api/v1/300/list?page=1')
    expect(requests.at(-1)?.url).toBe('DELETE /api/v1/core/300/task-status/t/')
  })

  it('sends a new request when the preload failed or is too old', async () => {
    const { wrapper, context, asked: requests, answer, advance } = setup()
    preloadRead(rows.other, {}, context)
    await answer(0, {}, { status: 500 })
    const { result, unmount } = renderHook(() => useRead(rows.other, {}), { wrapper })
    await advance(0)
    expect(result.current.failure).toMatchObject({ status: 500 })
    act(() => result.current.retry())
    await answer(1, { n: 1 })
    expect(result.current.data).toEqual({ n: 1 })
    unmount()

    preloadRead(rows.list, { page: 7 }, context)
    await answer(2, [7])
    await advance(6000)
    const list = renderHook(() => useRead(rows.list, { page: 7 }), { wrapper })
    await answer(3, [8])
    expect(list.result.current.data).toEqual([8])
    expect(requests).toHaveLength(4)
  })
})

describe('useWrite', () => {
  it('refreshes its collection on every page', async () => {
    const { wrapper, asked: requests, answer } = setup()
    const { result } = renderHook(
      () => ({ page: useRead(rows.list, { page: 2 }), other: useRead(rows.other, {}), add: useWrite(rows.add) }),
      { wrapper },
    )
    await answer(0, [1])
    await answer(1, { n: 1 })
    let added: Promise<number> | undefined
    act(() => {
      added = result.current.add.run({ body: { n: 2 } })
    })
    expect(result.current.add.isBusy).toBe(true)
    await answer(2, 2)
    await expect(added).resolves.toBe(2)
    expect(result.current.add).toMatchObject({ isBusy: false, failure: undefined })
    expect(requests.map(({ url }) => url)).toEqual([
      'GET /api/v1/300/list?page=2',
      'GET /api/v1/other',
      'POST /api/v1/300/list',
      'GET /api/v1/300/list?page=2',
    ])
    await answer(3, [1, 2])
    await waitFor(() => expect(result.current.page.data).toEqual([1, 2]))
  })

  it('rejects with the failure, keeps it until reset, and refreshes nothing', async () => {
    const { wrapper, asked: requests, answer } = setup()
    const { result } = renderHook(() => ({ read: useRead(rows.list, {}), add: useWrite(rows.add) }), { wrapper })
    await answer(0, [1])
    let error: unknown
    act(() => {
      result.current.add.run({ body: { n: 2 } }).catch((reason: unknown) => {
        error = reason
      })
    })
    await answer(1, { n: ['Too large.'] }, { status: 400 })
    expect(error).toMatchObject({ failure: { kind: 'http', fields: { n: ['Too large.'] } } })
    expect(result.current.add).toMatchObject({ isBusy: false, failure: { status: 400 } })
    act(() => result.current.add.reset())
    expect(result.current.add.failure).toBeUndefined()
    expect(requests).toHaveLength(2)
  })

  it('completes after its component unmounts', async () => {
    const { wrapper, asked: requests, advance } = setup()
    const { result, unmount } = renderHook(() => useWrite(rows.add), { wrapper })
    const run = result.current.run({ body: { n: 2 } })
    unmount()
    await advance(1)
    expect(requests[0]?.signal.aborted).toBe(false)
    requests[0]?.answer(Response.json(5))
    await expect(run).resolves.toBe(5)
  })
})
