import { spawn } from 'node:child_process'
import { appendFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { Agent, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { contractable } from '../world/seed.ts'
import { longestBody } from './http.ts'
import { type RunningSandbox, type ServerOptions, startSandbox } from './index.ts'

const now = Date.parse('2026-06-15T10:30:00Z')
let dir: string
let running: RunningSandbox | undefined
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'parapet-server-'))
})
afterEach(async () => {
  await running?.close()
  running = undefined
  rmSync(dir, { recursive: true, force: true })
})

async function start(
  over: Partial<ServerOptions> = {},
  at: Pick<ServerOptions, 'now'> = { now },
): Promise<RunningSandbox> {
  running = await startSandbox({
    port: 0,
    dir,
    seed: 1,
    ...at,
    fresh: false,
    latencyMs: 0,
    scenario: 'quiet',
    keepTimes: false,
    say: () => undefined,
    ...over,
  })
  return running
}

interface Got {
  status: number
  headers: IncomingHttpHeaders
  // biome-ignore lint/suspicious/noExplicitAny: answers are read field by field below
  data: any
}

function http(
  url: string | undefined,
  path: string,
  {
    method = 'GET',
    headers = {},
    body = '',
    agent,
    parsesAs = 'json',
  }: {
    method?: string
    headers?: Record<string, string>
    body?: string
    agent?: Agent
    parsesAs?: 'json' | 'text'
  } = {},
) {
  return new Promise<Got>((done, fail) => {
    const sent = request(`${url}${path}`, { method, headers, agent }, (response) => {
      let text = ''
      response.on('data', (chunk) => {
        text += chunk
      })
      response.on('error', fail)
      response.on('end', () => {
        done({
          status: response.statusCode ?? 0,
          headers: response.headers,
          data: parsesAs === 'json' && text ? JSON.parse(text) : text || undefined,
        })
      })
    })
    sent.on('error', fail)
    sent.end(body)
  })
}

const form = { 'content-type': 'application/x-www-form-urlencoded' }
const json = { 'content-type': 'application/json' }

async function login(url: string | undefined) {
  const body = new URLSearchParams({ grant_type: 'password', username: 'admin', password: 'Sandbox-2026' }).toString()
  const { data } = await http(url, '/api/v1/oauth2/access_token/', { method: 'POST', headers: form, body })
  return { authorization: `Bearer ${data.access_token}` }
}

const preferences = (n: number) =>
  JSON.stringify({
    user: 1,
    preferences: JSON.stringify({ n }),
    version: '4.4.6',
    temporal: false,
    timezone: 'default',
  })
const filters = encodeURIComponent(JSON.stringify({ timestamp: { from: now / 1000 - 600, to: now / 1000 }, vhost: [] }))
const histogram = `/api/v1/statistics/300/delivery/analytic/histogram/?filters=${filters}`

describe('the server', () => {
  it('is refused a directory that another server uses, and gets it when that one has stopped', async () => {
    const first = await start()
    const keys = { port: 0, dir, seed: 1, now, fresh: true, latencyMs: 0, scenario: 'quiet', keepTimes: false } as const
    const second = () => startSandbox({ ...keys, say: () => undefined })
    await expect(second()).rejects.toThrow(/is used by another server \(process \d+\)/)
    const headers = { ...(await login(first.url)), ...json }
    expect(
      (await http(first.url, '/api/v1/users/dashboard_preferences/', { method: 'POST', headers, body: preferences(1) }))
        .status,
    ).toBe(201)
    await first.close()
    running = await second()
  })

  it.each([
    ['localhost', 200],
    ['127.0.0.1:4173', 200],
    ['[::1]:4173', 200],
    ['sunbeam.localhost:4173', 200],
    ['cdn.acme.example', 200],
    ['eu.cdn.acme.example', 200],
    ['rebound.attacker.example', 403],
    ['localhost.attacker.example', 403],
    ['acme.example', 403],
    ['notacme.example.attacker.example', 403],
    ['127.0.0.1.attacker.example', 403],
    ['10.0.0.5', 403],
  ])('for the host %s answers mailbox and clock with %i', async (host, status) => {
    const { url } = await start({ hosts: ['cdn.acme.example', '*.cdn.acme.example'] })
    for (const path of ['/third/sandbox/clock', '/third/static/changelog.json'])
      expect((await http(url, path, { headers: { host } })).status, path).toBe(status)
  })

  it('answers API paths and leaves others to the next handler', async () => {
    const { url } = await start()
    const auth = await login(url)
    const me = await http(url, '/api/v2/companies/current_user/', { headers: auth })
    expect(me.data.username).toBe('admin')
    expect(me.headers['x-request-id']).toMatch(/^sb-/)
    expect(me.headers['cache-control']).toBe('no-store')
    expect((await http(url, '/api/v1/ip/')).data.ip).toBe('203.0.113.7')
    expect((await http(url, '/api/v1/ip/', { headers: { 'x-sandbox-address': '1.2.3.4' } })).data.ip).toBe(
      '203.0.113.7',
    )
    expect((await http(url, '/api/v1/nothing/')).data).toEqual({ detail: 'unknown route' })
    expect((await http(url, '/index.html')).status).toBe(404)
    const head = await http(url, '/api/v1/ip/', { method: 'HEAD' })
    expect([head.status, head.data]).toEqual([200, undefined])
  })

  it.each([
    ['/api/v1/ip/', 200, {}],
    ['/api/v1/nothing/', 404, {}],
    ['/api/v2/companies/current_user/', 401, {}],
    ['/api/v1/ip/', 405, { method: 'TRACE' }],
    ['/api/v1/core/password/', 400, { method: 'POST', body: '{' }],
    ['/api/v1/core/password/', 413, { method: 'POST', body: ' '.repeat(longestBody + 1) }],
    ['/?scenario=slow', 303, {}],
    ['/?scenario=none', 400, { parsesAs: 'text' }],
    ['/index.html', 404, {}],
  ] as const)('sends a content type that browsers do not sniff: %s, %i', async (path, status, how) => {
    const { url } = await start()
    const answer = await http(url, path, { ...how, headers: 'body' in how ? json : {} })
    expect([answer.status, answer.headers['x-content-type-options']]).toEqual([status, 'nosniff'])
  })

  it.each(['br', 'gzip'])('compresses texts as the client accepts: %s', async (encoding) => {
    const { url } = await start()
    const headers = await login(url)
    const plain = await fetch(`${url}${histogram}`, { headers: { ...headers, 'accept-encoding': 'identity' } })
    const packed = await fetch(`${url}${histogram}`, { headers: { ...headers, 'accept-encoding': encoding } })
    expect([plain.headers.get('content-encoding'), packed.headers.get('content-encoding')]).toEqual([null, encoding])
    expect(await packed.text()).toBe(await plain.text())
    expect(packed.headers.get('vary')).toContain('accept-encoding')
  })

  it('rejects malformed and oversized bodies and keeps running', async () => {
    const { url } = await start()
    const post = (body: string) => http(url, '/api/v1/core/password/', { method: 'POST', headers: json, body })
    expect((await post('{"username":')).status).toBe(400)
    expect((await post(JSON.stringify({ username: 'x'.repeat(longestBody) }))).status).toBe(413)
    expect((await post('{"username":"nobody"}')).status).toBe(200)
  })

  it('keeps written data over a restart, until a reset', async () => {
    const first = await start()
    const auth = await login(first.url)
    const path = '/api/v1/users/dashboard_preferences'
    await http(first.url, path, { method: 'POST', headers: { ...auth, ...json }, body: preferences(1) })
    await first.close()
    const second = await start()
    const me = () => http(second.url, '/api/v2/companies/current_user/', { headers: auth })
    expect((await me()).data.user_preferences.preferences).toBe('{"n":1}')
    await second.close()
    const third = await start({ fresh: true })
    expect((await http(third.url, '/api/v2/companies/current_user/', { headers: auth })).status).toBe(401)
  })

  it('starts after a torn write and reports it', async () => {
    const first = await start()
    const auth = await login(first.url)
    await first.close()
    const world = join(dir, 'world-1')
    const [journal = ''] = readdirSync(world).filter((name) => name.startsWith('journal'))
    appendFileSync(join(world, journal), 'deadbeef [{"table":"tok')
    const texts: string[] = []
    const second = await start({ say: (line) => texts.push(line) })
    expect(texts.join()).toMatch(/unfinished write/)
    expect((await http(second.url, '/api/v2/companies/current_user/', { headers: auth })).status).toBe(200)
  })

  it('answers a repeated 408 query with the same task, after closing the connection', async () => {
    const { url } = await start({ scenario: 'slow' })
    const agent = new Agent({ keepAlive: true })
    const headers = await login(url)
    const first = await http(url, histogram, { headers, agent })
    const again = await http(url, histogram, { headers, agent })
    agent.destroy()
    expect([first.status, again.status]).toEqual([408, 408])
    expect(first.headers.connection).toBe('close')
    expect(again.data).toEqual(first.data)
    const other = await http(url, '/third/static/changelog.json')
    expect(other.headers.connection).toBe('close')
  })

  it('can simulate a different provider for one request', async () => {
    const { url } = await start()
    const headers = await login(url)
    expect((await http(url, histogram, { headers: { ...headers, 'x-sandbox-scenario': 'slow' } })).status).toBe(408)
    expect((await http(url, histogram, { headers })).status).toBe(200)
  })

  it('uses the scenario in the URL for that browser only', async () => {
    const { url } = await start()
    const auth = await login(url)
    const company = (headers: Record<string, string>) =>
      http(url, '/api/v1/companies/300', { headers: { ...auth, ...headers } })
    const led = await http(url, '/300/stats?tab=two&scenario=unhired&x=%2F', { parsesAs: 'text' })
    expect([led.status, led.headers.location]).toEqual([303, '/300/stats?tab=two&x=%2F'])
    const [set = ''] = led.headers['set-cookie'] ?? []
    expect(set).toMatch(/; Path=\/; SameSite=Strict; HttpOnly$/)
    const cookie = `other=1; ${set.split(';')[0]}`
    expect((await company({ cookie })).data.services).toEqual([])
    expect((await company({})).data.services.length).toBeGreaterThan(0)
    const back = await http(url, '/?scenario=quiet', { headers: { cookie }, parsesAs: 'text' })
    expect(back.headers['set-cookie']?.[0]).toMatch(/Max-Age=0/)
    const stale = { cookie: 'parapet_scenario=gone' }
    expect((await company(stale)).data.services.length).toBeGreaterThan(0)
  })

  it.each([
    ['//evil.example/?scenario=slow', '/'],
    ['/\\evil.example/x?scenario=slow', '/x'],
    ['/a//evil.example?scenario=slow', '/a//evil.example'],
  ])('never redirects to another site: %s', async (path, location) => {
    const { url } = await start()
    const led = await http(url, path, { parsesAs: 'text' })
    expect([led.status, led.headers.location]).toEqual([303, location])
  })

  it('lists its scenarios, and ignores static files', async () => {
    const { url } = await start()
    const wrong = await http(url, '/?scenario=%3Cb%3E', { parsesAs: 'text' })
    expect(wrong.status).toBe(400)
    expect(wrong.headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(wrong.data).toMatch(/There is no scenario "<b>"\. There are: quiet, slow/)
    expect((await http(url, '/assets/x.js?scenario=slow')).status).toBe(404)
    expect((await http(url, '/?scenario=slow', { method: 'POST' })).status).toBe(404)
  })

  it('serves a script that sets the time of a page to its scenario, only if it differs from real time', async () => {
    const { url, scriptFor } = await start({}, {})
    const asked = (cookie?: string) => scriptFor({ headers: { cookie } } as IncomingMessage)
    const cookie = 'parapet_scenario=longday'
    expect([asked(), asked('parapet_scenario=hostile')]).toEqual([undefined, undefined])
    const script = asked(cookie) ?? ''
    const got = await http(url, script, { headers: { cookie }, parsesAs: 'text' })
    expect(got.headers['content-type']).toBe('text/javascript')
    const shown = runInNewContext(
      `${got.data}; [Date.now(), new Date().getTime(), new Date(5).getTime(), Date.UTC(2026)]`,
    )
    const { data } = await http(url, '/third/sandbox/clock', { headers: { cookie } })
    expect(Math.abs(shown[0] / 1000 - data.now)).toBeLessThan(5)
    expect(Math.abs(shown[1] - shown[0])).toBeLessThan(1000)
    expect(shown.slice(2)).toEqual([5, Date.UTC(2026)])
    await http(url, '/third/sandbox/clock', { method: 'POST', headers: json, body: '{"frozen":true}' })
    expect(asked()).toBe(script)
  })

  it('keeps the changes of each world separate', async () => {
    const first = await start({ scenario: 'unhired' })
    const auth = await login(first.url)
    const body = JSON.stringify({ service_id: contractable[0]?.id })
    const path = '/api/v1/companies/300/services/subscription'
    expect((await http(first.url, path, { method: 'POST', headers: { ...auth, ...json }, body })).status).toBe(201)
    await first.close()
    const usual = await start()
    expect((await http(usual.url, path, { headers: auth })).status).toBe(401)
    await usual.close()
    const again = await start({ scenario: 'unhired' })
    expect((await http(again.url, path, { headers: auth })).data).toHaveLength(1)
  })

  it('has a clock that can be paused and stepped, and continues after a restart', async () => {
    const first = await start()
    const clock = (url: string | undefined) => http(url, '/third/sandbox/clock')
    expect((await clock(first.url)).data).toEqual({ now: now / 1000, frozen: true, speed: 1 })
    const change = (body: string) => http(first.url, '/third/sandbox/clock', { method: 'POST', headers: json, body })
    const wrong = await change('{"speed":-1,"step":"far"}')
    expect([wrong.status, Object.keys(wrong.data).sort()]).toEqual([400, ['speed', 'step']])
    const then = Math.floor(Date.now() / 1000) + 315_360_000
    expect((await change(JSON.stringify({ now: then, frozen: true }))).data.now).toBe(then)
    const auth = await login(first.url)
    await first.close()
    const texts: string[] = []
    const second = await start({ speed: 1, say: (line) => texts.push(line) }, {})
    const later = (await clock(second.url)).data
    expect(later.now).toBeGreaterThanOrEqual(then)
    expect(later.now).toBeLessThan(then + 600)
    expect(texts.join()).toMatch(/The sandbox's clock shows 20/)
    expect((await http(second.url, '/api/v2/companies/current_user/', { headers: auth })).status).toBe(200)
  })

  it('describes its personas', async () => {
    const { describe } = await start()
    expect(describe().join('\n')).toMatch(/secure .*JBSWY3DPEHPK3PX/)
  })

  it('loses no acknowledged write when the server is killed', {
    timeout: 120_000 + 2000 * Number(process.env.PARAPET_KILLS ?? 40),
  }, async () => {
    const rounds = Math.ceil(Number(process.env.PARAPET_KILLS ?? 40) / 10)
    let acknowledged = 0
    for (let round = 0; round < rounds; round++) {
      const child = await startChild(dir)
      const auth = await login(child.url)
      const me = await http(child.url, '/api/v2/companies/current_user/', { headers: auth })
      const kept = me.data.user_preferences ? JSON.parse(me.data.user_preferences.preferences).n : 0
      expect([acknowledged, acknowledged + 1]).toContain(kept)
      acknowledged = kept
      const writes = 3 + ((round * 7) % 12)
      setTimeout(() => child.kill(), writes * 6)
      try {
        for (let n = kept + 1; ; n++) {
          const path = '/api/v1/users/dashboard_preferences'
          const { status } = await http(child.url, path, {
            method: 'POST',
            headers: { ...auth, ...json },
            body: preferences(n),
          })
          if (status < 300) acknowledged = n
        }
      } catch {
        await child.ended
      }
    }
    expect(acknowledged).toBeGreaterThan(rounds)
  })
})

const program = `
const { startSandbox } = await import(process.argv[1])
const running = await startSandbox({ port: 0, dir: process.argv[2], seed: 1, fresh: false, latencyMs: 0, scenario: 'quiet', keepTimes: false, say: () => undefined })
process.stdout.write(running.url + '\\n')
`

function startChild(target: string) {
  const module = fileURLToPath(new URL('./index.ts', import.meta.url))
  const child = spawn(process.execPath, ['--input-type=module', '-e', program, module, target])
  const ended = new Promise<void>((done) => child.on('close', () => done()))
  return new Promise<{ url: string; ended: Promise<void>; kill: () => void }>((done, fail) => {
    let errors = ''
    child.stderr.on('data', (chunk) => {
      errors += chunk
    })
    child.on('close', () => fail(new Error(errors || 'ended')))
    child.stdout.once('data', (line) => {
      done({ url: String(line).trim(), ended, kill: () => child.kill('SIGKILL') })
    })
  })
}
