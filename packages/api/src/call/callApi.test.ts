import fc from 'fast-check'
import { array, number, object, string } from 'valibot'
import { describe, expect, it, vi } from 'vitest'
import { Histogram, Table } from '../entities/Statistics.ts'
import { User } from '../entities/User.ts'
import { area } from './area.ts'
import { anonymous, body, call, file, formBody, header, retries, returns, withStatus } from './call.ts'
import { callApi } from './callApi.ts'
import { type ApiContext, makeApiContext } from './context.ts'
import { CallFailure, type Failure } from './failure.ts'
import { fakeClock } from './fakeClock.ts'
import './steps/pollTask.ts'

const Item = object({ id: number(), name: string() })
const rows = area('x', {
  list: call('GET {company}/list', returns(array(Item))),
  slow: call('GET {company}/slow', returns(Item), retries),
  once: call('GET {company}/once', returns(Item)),
  add: call('POST {company}/list', body<{ name: string }>(), returns(Item)),
  login: call(
    'POST login',
    formBody<{ user: string; ip?: string }>(),
    header('x-code', 'code'),
    returns(Item),
    withStatus,
    anonymous,
  ),
  remove: call('DELETE {company}/list/{id}'),
  report: call('GET report', file),
  histogram: call('GET histogram', returns(Histogram)),
  table: call('GET table', returns(Table)),
  user: call('GET user', returns(User)),
})
const tracker = area('t', { list: call('GET list', returns(Item)) }, { host: 'tickets', auth: 'apiKey' })

const item = { id: 1, name: 'a' }
const json = (body: unknown, init?: ResponseInit) => Response.json(body, init)

function setup(...answers: (Response | (() => Response | Promise<Response>))[]) {
  const clock = fakeClock()
  const requests: { url: string; init: RequestInit }[] = []
  const context: ApiContext = makeApiContext({
    clock,
    token: () => 'secret',
    company: () => 300,
    onUnauthorized: vi.fn(),
    onSlow: vi.fn(),
    fetch: async (url, init = {}) => {
      requests.push({ url: String(url), init })
      const answer = answers.length > 1 ? answers.shift() : answers[0]
      if (!answer) throw new TypeError('nothing to answer')
      return typeof answer === 'function' ? answer() : answer.clone()
    },
  })
  return { clock, requests, context }
}

async function failed(promise: Promise<unknown>): Promise<Failure> {
  const error: unknown = await promise.then(
    () => expect.fail('did not reject'),
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(CallFailure)
  return (error as CallFailure).failure
}

const hanging = (signals: AbortSignal[] = []) => {
  return (init: RequestInit) =>
    new Promise<Response>((_, reject) => {
      const signal = init.signal
      if (!signal) return
      signals.push(signal)
      signal.addEventListener('abort', () => reject(signal.reason))
    })
}

describe('callApi', () => {
  it('sends token and company and resolves with the validated response', async () => {
    const { context, requests } = setup(json([{ ...item, extra: true }]))
    expect(await callApi(rows.list, {}, context)).toEqual([item])
    expect(requests[0]?.url).toBe('/api/v1/300/list')
    expect(requests[0]?.init.headers).toEqual({ accept: 'application/json', authorization: 'Bearer secret' })
  })

  it('sends another company on request', async () => {
    const { context, requests } = setup(json([]))
    await callApi(rows.list, { company: 7 }, context)
    expect(requests[0]?.url).toBe('/api/v1/7/list')
  })

  it('sends JSON, forms and header params', async () => {
    const { context, requests } = setup(json(item, { status: 202 }))
    await callApi(rows.add, { body: { name: 'a' } }, context)
    expect(requests[0]?.init).toMatchObject({ method: 'POST', body: '{"name":"a"}' })
    expect(await callApi(rows.login, { body: { user: 'a b', ip: undefined }, code: '123' }, context)).toEqual({
      status: 202,
      data: item,
    })
    expect(String(requests[1]?.init.body)).toBe('user=a+b')
    expect(requests[1]?.init.headers).toEqual({ accept: 'application/json', 'x-code': '123' })
  })

  it('sends the user’s key but no token to the ticket tracker', async () => {
    const { context, requests } = setup(json(item))
    await callApi(tracker.list, {}, { ...context, apiKey: () => 'k' })
    expect(requests[0]).toMatchObject({ url: '/third/tickets/list', init: { headers: { 'x-redmine-api-key': 'k' } } })
    expect(requests[0]?.init.headers).not.toHaveProperty('authorization')
  })

  it('accepts an empty response where none is expected, and files with their names', async () => {
    const gone = setup(new Response(null, { status: 204 }))
    expect(await callApi(rows.remove, { id: 1 }, gone.context)).toBeUndefined()
    const { context } = setup(
      new Response('a,b', { headers: { 'content-disposition': 'attachment; filename="r.csv"' } }),
    )
    const { blob, name } = await callApi(rows.report, {}, context)
    expect([await blob.text(), name]).toEqual(['a,b', 'r.csv'])
  })

  it('rejects without a company before the request', async () => {
    const { context, requests } = setup(json([]))
    expect(await failed(callApi(rows.list, {}, { ...context, company: () => null }))).toMatchObject({
      kind: 'unexpected',
      path: 'company',
    })
    expect(requests).toHaveLength(0)
  })

  it.each<[string, Response, object]>([
    [
      'a field of another type',
      json([item, { id: 'x', name: 'b' }]),
      { path: '1.id', expected: 'number', received: '"x"' },
    ],
    ['a missing field', json([{ id: 1 }]), { path: '0.name', received: 'undefined' }],
    ['null', json(null), { path: '', expected: 'Array', received: 'null' }],
    ['nothing', new Response(null, { status: 204 }), { path: '', received: 'undefined' }],
    ['HTML', new Response('<!doctype html><title>Login</title>'), { path: '', expected: 'JSON', received: 'HTML' }],
    ['a torn text', new Response('[{"id":1,"na'), { path: '', expected: 'JSON', received: 'text' }],
  ])('reports the path in the response when it has %s', async (_, answer, failure) => {
    const { context } = setup(answer)
    expect(await failed(callApi(rows.list, {}, context))).toMatchObject({
      kind: 'unexpected',
      call: 'x.list',
      ...failure,
    })
  })

  it('reports the path inside a union', async () => {
    const { context } = setup(
      json([
        { timestamp: 1, requests: 2, bytes: 3 },
        { timestamp: 1, requests: null, bytes: 3 },
      ]),
    )
    expect(await failed(callApi(rows.histogram, {}, context))).toMatchObject({ kind: 'unexpected', path: '1.requests' })
  })

  it('reports a network failure, also when the body is cut off', async () => {
    const { context } = setup(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(await failed(callApi(rows.list, {}, context))).toEqual({ kind: 'network' })
    const torn = setup(
      () => new Response(new ReadableStream({ pull: (controller) => controller.error(new TypeError('terminated')) })),
    )
    expect(await failed(callApi(rows.list, {}, torn.context))).toEqual({ kind: 'network' })
  })

  it('rejects with a typed failure or resolves with the promised shape for any response', async () => {
    const body = fc.oneof(
      fc.json(),
      fc.string(),
      fc.constantFrom('', 'null', '<html>', '[', '{"a":', '[null]', '[{}]', '{"results":null}', '{"www.a.com":[{}]}'),
      fc
        .array(fc.record({ timestamp: fc.anything(), requests: fc.anything(), bytes: fc.integer() }))
        .map((x) => JSON.stringify(x, (_, v) => (typeof v === 'bigint' ? 0 : v))),
    )
    const table = [rows.list, rows.histogram, rows.table, rows.user] as const
    await fc.assert(
      fc.asyncProperty(
        body,
        fc.constantFrom(200, 202, 400, 401, 404, 422, 500, 503),
        fc.constantFrom(...table),
        async (text, status, row) => {
          const { context } = setup(new Response(text, { status }))
          const outcome = await callApi(row, {}, context).catch((error: unknown) => error)
          if (outcome instanceof Error) expect(outcome).toBeInstanceOf(CallFailure)
          else expect(status).toBeLessThan(300)
        },
      ),
      { numRuns: 400 },
    )
  })
})

describe('401', () => {
  it('notifies once per token, however many requests fail', async () => {
    const { context } = setup(json({ detail: 'Invalid token.' }, { status: 401 }))
    await Promise.all([1, 2, 3].map(() => failed(callApi(rows.list, {}, context))))
    expect(context.onUnauthorized).toHaveBeenCalledTimes(1)
    await failed(callApi(rows.list, {}, { ...context, token: () => 'newer' }))
    expect(context.onUnauthorized).toHaveBeenCalledTimes(2)
  })

  it('is an ordinary failure before login: a wrong password ends no session', async () => {
    const { context } = setup(json({ detail: 'Wrong.' }, { status: 401 }))
    expect(await failed(callApi(rows.login, { body: { user: 'a' } }, context))).toMatchObject({ status: 401 })
    expect(context.onUnauthorized).not.toHaveBeenCalled()
  })
})

describe('retry on 425', () => {
  it('retries after 5 s, 10 s and 20 s if the endpoint allows it', async () => {
    const early = () => new Response('too early', { status: 425 })
    const { context, clock, requests } = setup(early, early, early, () => json(item))
    const answer = callApi(rows.slow, {}, context)
    for (const [ms, count] of [
      [4_999, 1],
      [1, 2],
      [9_999, 2],
      [1, 3],
      [19_999, 3],
      [1, 4],
    ] as const) {
      await clock.advance(ms)
      expect(requests).toHaveLength(count)
    }
    expect(await answer).toEqual(item)
    expect(clock.pending()).toBe(0)
  })

  it('passes the eleventh 425 on', async () => {
    const { context, clock, requests } = setup(() => new Response('"too early"', { status: 425 }))
    const failure = failed(callApi(rows.slow, {}, context))
    await clock.advance(5_000 * 2 ** 10)
    expect(await failure).toMatchObject({ kind: 'http', status: 425, message: 'too early' })
    expect(requests).toHaveLength(11)
  })

  it.each([
    ['a row that does not retry', rows.once, 425],
    ['429', rows.slow, 429],
    ['500', rows.slow, 500],
    ['503', rows.slow, 503],
  ])('never retries %s', async (_, row, status) => {
    const { context, requests } = setup(new Response(null, { status }))
    expect(await failed(callApi(row, {}, context))).toMatchObject({ kind: 'http', status })
    expect(requests).toHaveLength(1)
  })
})

describe('task polling on 408', () => {
  const task = () => json({ task_id: 't-1', company_id: 300 }, { status: 408 })
  const pending = () => json({ state: 'pending' })

  it('polls with growing delays and resolves with the task’s validated result', async () => {
    const onProgress = vi.fn()
    const { context, clock, requests } = setup(task, pending, pending, () => json({ state: 'done', result: item }))
    const answer = callApi(rows.once, {}, context, { onProgress })
    await clock.advance(5_000 + 10_000 + 20_000)
    expect(await answer).toEqual(item)
    expect(requests.map(({ url }) => url)).toEqual([
      '/api/v1/300/once',
      ...Array(3).fill('/api/v1/statistics/300/task-status/t-1'),
    ])
    expect(requests[1]?.init.headers).toMatchObject({ authorization: 'Bearer secret' })
    const attempts = onProgress.mock.calls.map(([progress]) => progress.attempt)
    expect(attempts.filter(Boolean)).toEqual([1, 2, 3])
    expect(onProgress.mock.calls[0]?.[0]).toEqual({ sinceMs: 1_781_519_400_000, attempt: 1, attempts: 10 })
  })

  it('counts a 425 of the status call as one attempt, also for an endpoint that retries', async () => {
    const early = () => new Response(null, { status: 425 })
    const onProgress = vi.fn()
    const { context, clock, requests } = setup(task, early, early, () => json({ state: 'done', result: item }))
    const answer = callApi(rows.slow, {}, context, { onProgress })
    await clock.advance(5_000 + 10_000 + 20_000)
    expect(await answer).toEqual(item)
    expect(requests).toHaveLength(4)
    expect(onProgress.mock.calls.map(([progress]) => progress.attempt).filter(Boolean)).toEqual([1, 2, 3])
  })

  it('validates the result like any response', async () => {
    const { context, clock } = setup(task, () => json({ state: 'done', result: { id: 'x', name: 'a' } }))
    const failure = failed(callApi(rows.once, {}, context))
    await clock.advance(5_000)
    expect(await failure).toMatchObject({ kind: 'unexpected', path: 'id' })
  })

  it.each<[string, () => Response, object]>([
    [
      'a failed task',
      () => json({ state: 'failed', message: 'Out of memory' }),
      { kind: 'task', message: 'Out of memory' },
    ],
    ['an error of the status call', () => json({ detail: 'Gone' }, { status: 404 }), { kind: 'http', status: 404 }],
    ['an unknown state', () => json({ state: 'odd' }), { kind: 'unexpected', path: 'state' }],
    ['HTML', () => new Response('<html>'), { kind: 'unexpected', received: 'HTML' }],
  ])('stops on %s', async (_, answer, expected) => {
    const { context, clock } = setup(task, answer)
    const failure = failed(callApi(rows.once, {}, context))
    await clock.advance(5_000)
    expect(await failure).toMatchObject(expected)
  })

  it('polls at most ten times', async () => {
    const { context, clock, requests } = setup(task, pending)
    const failure = failed(callApi(rows.once, {}, context))
    await clock.advance(5_000 * 2 ** 11)
    expect(await failure).toEqual({ kind: 'timeout', afterMs: 5_000 * (2 ** 10 - 1) })
    expect(requests).toHaveLength(11)
  })

  it.each([
    ['no body', null],
    ['no company', '{"task_id":"t-1"}'],
    ['an empty task', '{"task_id":"","company_id":1}'],
    ['HTML', '<html>'],
    ['null', 'null'],
  ])('passes a 408 with %s on', async (_, body) => {
    const { context, requests } = setup(new Response(body, { status: 408 }))
    expect(await failed(callApi(rows.once, {}, context))).toMatchObject({ kind: 'http', status: 408 })
    expect(requests).toHaveLength(1)
  })

  it('revokes the task when the caller aborts', async () => {
    const leaving = new AbortController()
    const { context, clock, requests } = setup(task, pending)
    const failure = failed(callApi(rows.once, {}, context, { signal: leaving.signal }))
    await clock.advance(5_000)
    leaving.abort()
    expect(await failure).toEqual({ kind: 'cancelled' })
    await clock.advance(1_000_000)
    expect(requests.at(-1)).toMatchObject({ url: '/api/v1/core/300/task-status/t-1/', init: { method: 'DELETE' } })
    expect(requests.at(-1)?.init.headers).toMatchObject({ authorization: 'Bearer secret' })
    expect(requests).toHaveLength(3)
    expect(clock.pending()).toBe(0)
  })
})

describe('timing', () => {
  it('aborts the request after the configured timeout', async () => {
    const signals: AbortSignal[] = []
    const { context, clock } = setup()
    const hang = hanging(signals)
    const failure = failed(
      callApi(
        rows.once,
        {},
        { ...context, timings: { ...context.timings, timeoutMs: 30_000 }, fetch: (_, init = {}) => hang(init) },
      ),
    )
    await clock.advance(29_999)
    expect(signals[0]?.aborted).toBe(false)
    await clock.advance(1)
    expect(await failure).toEqual({ kind: 'timeout', afterMs: 30_000 })
    expect(signals[0]?.aborted).toBe(true)
  })

  it('includes the body in the timeout', async () => {
    const { context, clock } = setup()
    const fetch: ApiContext['fetch'] = async (_, init) =>
      new Response(
        new ReadableStream({
          start: (controller) => init?.signal?.addEventListener('abort', () => controller.error(init.signal?.reason)),
        }),
      )
    const failure = failed(callApi(rows.once, {}, { ...context, fetch }))
    await clock.advance(120_000)
    expect(await failure).toEqual({ kind: 'timeout', afterMs: 120_000 })
  })

  it('is cancelled when the caller aborts', async () => {
    const leaving = new AbortController()
    const { context, clock } = setup()
    const hang = hanging()
    const failure = failed(
      callApi(rows.once, {}, { ...context, fetch: (_, init = {}) => hang(init) }, { signal: leaving.signal }),
    )
    await clock.advance(10)
    leaving.abort()
    expect(await failure).toEqual({ kind: 'cancelled' })
    expect(clock.pending()).toBe(0)
  })

  it('reports a slow request once after 10 s', async () => {
    const onProgress = vi.fn()
    const { context, clock } = setup()
    const hang = hanging()
    const failure = failed(callApi(rows.once, {}, { ...context, fetch: (_, init = {}) => hang(init) }, { onProgress }))
    await clock.advance(9_999)
    expect(context.onSlow).not.toHaveBeenCalled()
    await clock.advance(1)
    expect(context.onSlow).toHaveBeenCalledExactlyOnceWith('slowQuery')
    expect(onProgress).toHaveBeenCalledExactlyOnceWith({ sinceMs: 1_781_519_400_000 })
    await clock.advance(110_000)
    await failure
    expect(context.onSlow).toHaveBeenCalledTimes(1)
  })

  it('reports nothing for a quick or a background call', async () => {
    const { context, clock } = setup(json(item))
    await callApi(rows.once, {}, context)
    const hang = hanging()
    const failure = failed(
      callApi(rows.once, {}, { ...context, fetch: (_, init = {}) => hang(init) }, { isQuiet: true }),
    )
    await clock.advance(120_000)
    await failure
    expect(context.onSlow).not.toHaveBeenCalled()
  })
})

describe('a page that has something to paint', () => {
  it('sends reads after the next frame, and writes at once', async () => {
    const { context, requests } = setup(json([item]), json(item))
    let paint: () => void = () => undefined
    const afterPaint = () => new Promise<void>((resolve) => (paint = resolve))
    const read = callApi(rows.list, {}, { ...context, afterPaint })
    await Promise.resolve()
    expect(requests).toEqual([])
    paint()
    expect(await read).toEqual([item])
    await callApi(rows.add, { body: { name: 'a' } }, { ...context, afterPaint })
    expect(requests.map(({ init }) => init.method)).toEqual(['GET', 'POST'])
  })

  it('sends nothing that was left before the frame', async () => {
    const { context } = setup()
    const fetched = vi.fn(async (_: unknown, init?: RequestInit) => {
      init?.signal?.throwIfAborted()
      return json([item])
    })
    const leaving = new AbortController()
    const read = callApi(
      rows.list,
      {},
      { ...context, fetch: fetched, afterPaint: async () => leaving.abort() },
      { signal: leaving.signal },
    )
    expect(await failed(read)).toMatchObject({ kind: 'cancelled' })
  })
})
