import { describe, expect, it } from 'vitest'
import { newClock } from './clock.ts'
import { type Change, createSandbox, type SandboxOptions } from './index.ts'

const begin = Date.parse('2026-06-15T10:30:00Z')
const start = begin / 1000

function beginAt(over: SandboxOptions = {}) {
  let realMs = begin
  const changes: Change[] = []
  const sandbox = createSandbox({
    now: () => realMs,
    storage: { append: (made) => void changes.push(...made) },
    ...over,
  })
  const send = async (path: string, method = 'GET', body?: unknown, token?: string) => {
    const answer = await sandbox.answer(
      new Request(`http://sandbox.test${path}`, {
        method,
        headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    )
    const text = (await answer?.text()) ?? ''
    return { status: answer?.status, data: text ? JSON.parse(text) : undefined }
  }
  return {
    changes,
    sandbox,
    send,
    passMs(ms: number) {
      realMs += ms
    },
    set: (change: unknown) => send('/third/sandbox/clock', 'POST', change),
    token: () => sandbox.tokenFor('admin').access_token,
  }
}

describe('the sandbox clock', () => {
  it('is the real clock until changed, and never jumps when its speed changes', () => {
    let realMs = 1_000_000_000_000
    const clock = newClock(() => realMs)
    expect([clock.now(), clock.isSet()]).toEqual([1_000_000_000, false])
    clock.change({ speed: 60 })
    realMs += 2000
    expect(clock.now()).toBe(1_000_000_120)
    clock.change({ frozen: true })
    realMs += 5000
    expect(clock.now()).toBe(1_000_000_120)
    clock.change({ step: 10 })
    expect(clock.now()).toBe(1_000_000_130)
    clock.change({ frozen: false })
    realMs += 1000
    expect(clock.read()).toEqual({ now: 1_000_000_190, frozen: false, speed: 60 })
    clock.change({ now: 1_100_000_000, step: -1, speed: 1 })
    expect(clock.now()).toBe(1_099_999_999)
  })
})

describe('the clock over HTTP', () => {
  it('is read and changed', async () => {
    const { send, set } = beginAt()
    expect((await send('/third/sandbox/clock')).data).toEqual({ now: start, frozen: false, speed: 1 })
    const changed = await set({ frozen: true, speed: 10, step: 60 })
    expect(changed).toEqual({ status: 200, data: { now: start + 60, frozen: true, speed: 10 } })
    expect((await send('/third/sandbox/clock/')).data).toEqual(changed.data)
    expect((await send('/third/sandbox/clock', 'DELETE')).status).toBe(405)
  })

  it.each([
    [{}, 'non_field_errors'],
    [{ frozen: 'yes' }, 'frozen'],
    [{ speed: 0 }, 'speed'],
    [{ speed: 1e9 }, 'speed'],
    [{ step: null }, 'step'],
    [{ step: 1e300 }, 'step'],
    [{ now: '2026-06-15' }, 'now'],
    [{ now: 4e9, step: 3e8 }, 'step'],
    [{ pace: 2 }, 'pace'],
  ])('rejects %j and stays unchanged', async (change, field) => {
    const { send, set } = beginAt()
    const { status, data } = await set(change)
    expect(status).toBe(400)
    expect(data[field]?.[0]).toBeTypeOf('string')
    expect((await send('/third/sandbox/clock')).data).toEqual({ now: start, frozen: false, speed: 1 })
  })

  it('ignores a form submitted by another page', async () => {
    const { sandbox, send } = beginAt()
    const body = '{"step":60,"":"="}'
    const headers = { 'content-type': 'text/plain' }
    const answer = await sandbox.answer(
      new Request('http://sandbox.test/third/sandbox/clock', { method: 'POST', headers, body }),
    )
    expect(answer?.status).toBe(415)
    expect((await send('/third/sandbox/clock')).data.now).toBe(start)
  })
})

describe('time-dependent data', () => {
  const filters = (from: number, to: number) =>
    encodeURIComponent(JSON.stringify({ timestamp: { from, to, interval: 60 }, vhost: [] }))
  const histogram = (from: number, to: number) =>
    `/api/v1/statistics/300/delivery/analytic/histogram/?filters=${filters(from, to)}`

  it('statistics: nothing after now, more as the clock advances', async () => {
    const { send, set, token } = beginAt()
    const login = token()
    const requests = async () => {
      const { data } = await send(histogram(start - 60, start + 600), 'GET', undefined, login)
      return data.reduce((sum: number, entry: { requests: number }) => sum + entry.requests, 0)
    }
    const before = await requests()
    await set({ frozen: true, step: 300 })
    expect(await requests()).toBeGreaterThan(before * 3)
  })

  it('deployments and certificates', async () => {
    const { send, set, token } = beginAt()
    const login = token()
    const area = '/api/v1/autoprovisioning/300'
    const domains = ['www.auroramedia.example']
    const response = await send(`${area}/sslcertificaterequest/`, 'POST', { domains, standalone: true }, login)
    const config_body = 'sub vcl_recv {\n  set req.backend_hint = c300_origin1.backend();\n}'
    const sent = await send(`${area}/config/`, 'POST', { config_body, comment: '' }, login)
    const request = async () =>
      (await send(`${area}/sslcertificaterequest/${response.data.id}/`, 'GET', undefined, login)).data.certificate
    const status = async () => (await send(`${area}/config/${sent.data.id}/`, 'GET', undefined, login)).data.status
    expect([await request(), await status()]).toEqual([null, 'queued'])
    await set({ frozen: true, step: 600 })
    expect([await request(), await status()]).toEqual([expect.any(Number), 'live'])
  })

  it('tokens and slow queries', async () => {
    const { send, set, token, passMs } = beginAt({ scenario: 'slow' })
    const login = token()
    const task = (await send(histogram(start - 60, start), 'GET', undefined, login)).data.task_id
    await set({ speed: 60 })
    passMs(1000)
    expect((await send(`/api/v1/statistics/300/task-status/${task}`, 'GET', undefined, login)).data.state).toBe('done')
    const me = () => send('/api/v2/companies/current_user/', 'GET', undefined, login)
    expect((await me()).status).toBe(200)
    passMs(600_000)
    expect((await me()).status).toBe(401)
  })
})

describe('after a restart', () => {
  it('the clock never goes back behind the data written with it', async () => {
    const first = beginAt()
    await first.set({ step: 86_400 })
    first.sandbox.world.takeChanges()
    first.token()
    await first.send('/api/v1/ip/')
    const { send, sandbox } = beginAt({ changes: first.changes })
    expect((await send('/third/sandbox/clock')).data).toEqual({ now: start + 86_400, frozen: false, speed: 1 })
    expect(sandbox.clock.isSet()).toBe(true)
    const told = beginAt({ changes: first.changes, clock: { now: start, frozen: true } })
    expect((await told.send('/third/sandbox/clock')).data).toEqual({ now: start, frozen: true, speed: 1 })
  })

  it('the clock is the real one again if all data was written with the real time', async () => {
    const first = beginAt()
    first.token()
    await first.send('/api/v1/ip/')
    expect(first.changes.length).toBeGreaterThan(0)
    const { sandbox } = beginAt({ changes: first.changes })
    expect(sandbox.clock.isSet()).toBe(false)
  })
})
