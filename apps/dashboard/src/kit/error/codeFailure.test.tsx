import { ChunkError } from '@parapet/ui'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isCodeFailure, probeCode, untilReachable } from './codeFailure.ts'

const file = 'http://localhost:3000/assets/home-1a2b.js'
const lost = new TypeError(`Failed to fetch dynamically imported module: ${file}`)
const network = vi.fn<typeof fetch>()
const answer = (status: number, type: string) => new Response('', { status, headers: { 'content-type': type } })

beforeEach(() => {
  vi.useFakeTimers()
  network.mockReset().mockRejectedValue(new TypeError('Failed to fetch'))
  vi.stubGlobal('fetch', network)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it.each([
  ['Chromium', lost, true],
  ['Firefox', new TypeError(`error loading dynamically imported module: ${file}`), true],
  ['Safari', new TypeError('Importing a module script failed.'), true],
  ['a style', new Error('Unable to preload CSS for /assets/home-1a2b.css'), true],
  ['a part of a board', new ChunkError('board'), true],
  ['a request', new TypeError('Failed to fetch'), false],
  ['text', 'Importing a module script failed.', false],
])('recognises lost code: %s', (_, error, isCode) => {
  expect(isCodeFailure(error)).toBe(isCode)
})

describe('probeCode', () => {
  it.each([
    ['the file', answer(200, 'text/javascript'), 'ready'],
    ['404', answer(404, 'text/plain'), 'replaced'],
    ['a page instead of the file', answer(200, 'text/html'), 'replaced'],
    ['a proxy that fails', answer(502, 'text/html'), 'unreachable'],
    ['too many requests', answer(429, 'text/plain'), 'unreachable'],
  ])('is told by %s', async (_, response, state) => {
    network.mockResolvedValue(response)
    expect(await probeCode(lost)).toBe(state)
    expect(network).toHaveBeenCalledWith(file, expect.objectContaining({ cache: 'no-store' }))
  })

  it('is unreachable without network, without an answer, and at once when the browser is offline', async () => {
    expect(await probeCode(lost)).toBe('unreachable')
    network.mockImplementation(
      (_, init) =>
        new Promise((__, reject) => {
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
        }),
    )
    const hung = probeCode(lost)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await hung).toBe('unreachable')
    network.mockClear()
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    expect(await probeCode(lost)).toBe('unreachable')
    expect(network).not.toHaveBeenCalled()
  })

  it('asks for the style, or for the start page where no file is named', async () => {
    network.mockImplementation(async () => answer(200, 'text/html'))
    expect(await probeCode(new Error('Unable to preload CSS for /assets/home-1a2b.css'))).toBe('replaced')
    expect(network).toHaveBeenLastCalledWith('/assets/home-1a2b.css', expect.anything())
    expect(await probeCode(new ChunkError('board'))).toBe('ready')
    expect(network).toHaveBeenLastCalledWith('/', expect.anything())
  })
})

describe('untilReachable', () => {
  it.each(['the browser is online again', 'some seconds have passed'])('asks again when %s', async (what) => {
    const onUnreachable = vi.fn()
    const waiting = untilReachable(lost, new AbortController().signal, onUnreachable)
    await vi.advanceTimersByTimeAsync(25_000)
    expect(onUnreachable).toHaveBeenCalledOnce()
    network.mockResolvedValue(answer(200, 'text/javascript'))
    if (what === 'the browser is online again') window.dispatchEvent(new Event('online'))
    else await vi.advanceTimersByTimeAsync(10_000)
    expect(await waiting).toBe('ready')
  })

  it('ends when it is aborted', async () => {
    const leave = new AbortController()
    const waiting = untilReachable(lost, leave.signal)
    await vi.advanceTimersByTimeAsync(1)
    leave.abort()
    await expect(waiting).rejects.toMatchObject({ name: 'AbortError' })
    const asked = network.mock.calls.length
    window.dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(network).toHaveBeenCalledTimes(asked)
  })
})
