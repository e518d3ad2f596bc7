import { readFile } from 'node:fs/promises'
import { makeApiContext, tokenOnlyUrl, user } from '@parapet/api'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { earlyFetch, earlyRequestTime, fetchConfig, persistFirstRequests } from './earlyRequests.ts'

const now = Date.UTC(2026, 5, 15, 10, 30)
const at = now / 1000
const mine = { headers: { accept: 'application/json', authorization: 'Bearer mine' } }
const network = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] })
  network.mockReset().mockImplementation(async () => new Response('anew'))
  vi.stubGlobal('fetch', network)
  localStorage.clear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  delete window.parapetEarly
})

function early(answer: Promise<Response> = Promise.resolve(new Response('early')), stop = () => {}): void {
  window.parapetEarly = { answers: { '/api/a': { answer, stop } }, authorization: 'Bearer mine', at, page: '/300' }
}
const textOf = async (asked: Promise<Response>) => (await asked).text()

describe('earlyFetch', () => {
  it('returns a response only once', async () => {
    early()
    expect(await textOf(earlyFetch('/api/a', mine))).toBe('early')
    expect(network).not.toHaveBeenCalled()
    expect(await textOf(earlyFetch('/api/a', mine))).toBe('anew')
  })

  it('returns a refusal of the provider, so that the request is not counted twice', async () => {
    early(Promise.resolve(new Response('{}', { status: 408 })))
    expect((await earlyFetch('/api/a', mine)).status).toBe(408)
    expect(network).not.toHaveBeenCalled()
  })

  it.each([
    ['another address', () => earlyFetch('/api/b', mine)],
    ['a write', () => earlyFetch('/api/a', { ...mine, method: 'POST' })],
    ['somebody else', () => earlyFetch('/api/a', { headers: { authorization: 'Bearer other' } })],
    ['nobody', () => earlyFetch('/api/a')],
  ])('requests %s', async (_, ask) => {
    early()
    expect(await textOf(ask())).toBe('anew')
  })

  it('requests again after a network failure or after two minutes unused', async () => {
    early(Promise.reject(new TypeError('gone')))
    expect(await textOf(earlyFetch('/api/a', mine))).toBe('anew')
    early()
    vi.setSystemTime(now + 120_000)
    expect(await textOf(earlyFetch('/api/a', mine))).toBe('anew')
  })
})

describe('a request of the start script that gets no answer', () => {
  function hung() {
    const limit = new AbortController()
    const answer = new Promise<Response>((_, reject) => {
      limit.signal.addEventListener('abort', () => reject(limit.signal.reason))
    })
    return { answer, stop: () => limit.abort() }
  }

  it('is aborted with the signal of the caller', async () => {
    const { answer, stop } = hung()
    early(answer, stop)
    network.mockImplementation((_, init) => Promise.reject(init?.signal?.reason))
    const caller = new AbortController()
    const asked = earlyFetch('/api/a', { ...mine, signal: caller.signal })
    caller.abort()
    await expect(asked).rejects.toMatchObject({ name: 'AbortError' })
  })

  it.each(['early', 'later'])('config.json is aborted after the timeout (%s)', async (which) => {
    vi.useFakeTimers({ now })
    const { answer, stop } = hung()
    if (which === 'early') window.parapetEarly = { config: { answer, stop } }
    network.mockImplementation(
      (_, init) =>
        new Promise((__, reject) => {
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
        }),
    )
    const config = fetchConfig(120_000)
    const outcome = expect(config).rejects.toMatchObject({ name: 'AbortError' })
    await vi.advanceTimersByTimeAsync(120_000)
    await outcome
  })
})

describe('the start script', () => {
  const api = makeApiContext({ fetch: network, token: () => 'token', company: () => 300 })
  it.each([
    tokenOnlyUrl(user.current, {}, api),
    tokenOnlyUrl(user.groups, {}, api),
    tokenOnlyUrl(user.company, { id: '$COMPANY' }, api),
  ])('requests %s as the session does later', async (url) => {
    const script = await readFile('apps/dashboard/public/boot.js', 'utf8')
    expect(script.match(/(?<=\bask\(['`]).*(?=['`]\))/g)).toContain(url?.replace('%24COMPANY', `\${company}`))
  })
})

describe('earlyRequestTime', () => {
  it('is the time of the requested page, for half a minute', () => {
    expect(earlyRequestTime('/300')).toBeUndefined()
    early()
    expect(earlyRequestTime('/300')).toBe(at)
    expect(earlyRequestTime('/300/stats?range=7d')).toBeUndefined()
    vi.setSystemTime(now + 30_000)
    expect(earlyRequestTime('/300')).toBeUndefined()
  })
})

describe('persistFirstRequests', () => {
  const kept = () => JSON.parse(localStorage.getItem('parapet.ahead') ?? 'null')

  it('keeps the last four pages, latest first', () => {
    for (const company of [1, 2, 3, 4, 2, 5]) persistFirstRequests(`/${company}`, [`/v1/${company}/`])
    expect(Object.keys(kept())).toEqual(['/5', '/2', '/4', '/3'])
    expect(kept()['/2']).toEqual(['/v1/2/'])
  })

  it.each(['no JSON', 'null', '7', '[]'])('starts empty when the storage contains something else: %s', (text) => {
    localStorage.setItem('parapet.ahead', text)
    persistFirstRequests('/300', ['/v1/a/'])
    expect(kept()).toEqual({ '/300': ['/v1/a/'] })
  })

  it('returns nothing when storage is unavailable', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(() => persistFirstRequests('/300', [])).not.toThrow()
  })
})
