// Random methods, paths, queries, headers and bodies over HTTP: never a 500, always a message, and an unchanged
// world. The contract test does the same field by field.
import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { failureText, readFailure } from '../../call/failure.ts'
import { routePattern } from '../../call/route.ts'
import { type Change, createSandbox, type PersonaName, type Sandbox } from '../index.ts'
import { everySandboxCall } from '../publicCalls.ts'
import { randomOf } from '../traffic/random.ts'
import { handle } from './http.ts'

let sandbox: Sandbox
let server: Server
let url: string
let changes: Change[] = []
beforeAll(async () => {
  const now = Date.parse('2026-06-15T10:30:00Z')
  sandbox = createSandbox({ now: () => now, storage: { append: (made) => void changes.push(...made) } })
  server = createServer((incoming, response) => {
    void handle(sandbox, incoming, response, 'quiet').then((isOurs) => {
      if (!isOurs) response.writeHead(404).end('{"detail":"unknown route"}')
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

interface Sent {
  method: string
  path: string
  headers?: Record<string, string>
  body?: string
}

function send({ method, path, headers = {}, body }: Sent) {
  return new Promise<{ status: number; headers: IncomingHttpHeaders; text: string }>((done, fail) => {
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
    const outgoing = request(url, { method, path, headers: { ...headers, ...length } }, (answer) => {
      let text = ''
      answer.on('data', (part) => {
        text += part
      })
      answer.on('end', () => done({ status: answer.statusCode ?? 0, headers: answer.headers, text }))
      answer.on('error', fail)
    })
    outgoing.on('error', fail)
    outgoing.end(body)
  })
}

const nested = (open: string, close: string, times: number) => `${open.repeat(times)}1${close.repeat(times)}`
const stamp = (more: string) => `{"timestamp":{${more}},"vhost":[]}`
const odd = [
  ...['0', '-1', 'NaN', '1e308', '99999999999999999999', 'null', '__proto__', 'constructor', 'toString', '300', '1201'],
  ...[
    '%00',
    '..%2f..%2fpasswd',
    '%E0%A4%A',
    '%F0%9F%92%A3',
    '%D9%A3%D9%A0%D9%A0',
    'x'.repeat(3000),
    '%0d%0aa:b',
    '%3Cscript%3E',
  ],
]
const bodies = [
  ...[
    '{"__proto__":{"polluted":1}}',
    '{"constructor":{"prototype":{"polluted":1}}}',
    'null',
    'NaN',
    '[]',
    '{',
    '"\\ud800"',
  ],
  ...[nested('{"a":', '}', 3000), nested('[', ']', 9000), '{"id":1e999}', '\uFEFF{}', '{"a":1}{"b":2}', '\u0000\u0001'],
  ...[stamp('"from":-1e15,"to":1e15'), stamp('"from":0,"to":1'), stamp('"from":1e308,"to":1e309')],
  ...[
    stamp('"from":8640000000000,"to":8640000000001,"interval":"month"'),
    stamp('"from":"2026-01-01","to":"9999-99-99"'),
  ],
  ...[stamp('"from":253402300800,"to":999999999999'), stamp('"from":1,"to":2,"timezone":"__proto__"')],
  ...[
    '{"until":1e300,"address":"0.0.0.0/0","kind":"__proto__"}',
    '{"roles":[{"__proto__":1}],"email":"a@b","password":[]}',
  ],
  ...[
    '{"urls":["javascript:alert(1)","http://","//x"]}',
    `{"config_body":"sub vcl_recv { set req.http.a = ${nested('(', ')', 4000)}; }"}`,
  ],
]
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'PROPFIND', 'TRACE', 'M-SEARCH']
const types = [
  'application/json',
  'application/x-www-form-urlencoded',
  'text/plain',
  'multipart/form-data; boundary=x',
  '',
]
const more: readonly Record<string, string>[] = [
  ...[
    {},
    { origin: 'null' },
    { host: '[::bad' },
    { 'x-sandbox-scenario': 'constructor' },
    { authorization: 'Basic !!!!' },
  ],
  ...[
    { cookie: 'scenario=__proto__; parapet-scenario=%E0%A4%A' },
    { 'content-encoding': 'gzip' },
    { range: 'bytes=9-1' },
  ],
  ...[
    { 'www-transparent-2fa': 'x'.repeat(4000) },
    { 'x-redmine-api-key': '__proto__' },
    { 'accept-encoding': 'br;q=0' },
  ],
]

const rows = everySandboxCall()
const people: readonly (PersonaName | null)[] = ['admin', 'staff', 'config', 'viewer', null]

function strange(random: () => number): Sent & { as: PersonaName | null } {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const row = pick(rows)
  const path = routePattern(row).replace(/:(\w+)/g, (_, name) =>
    name === 'company' && random() < 0.7 ? '300' : pick(odd),
  )
  const query = [
    ...row.query.map((name) => `${name}=${name === 'filters' ? encodeURIComponent(pick(bodies)) : pick(odd)}`),
    ...(random() < 0.5 ? [`limit=${pick(odd)}&offset=${pick(['-1', '999999999', '1e99', 'x'])}`] : []),
    ...(random() < 0.2 ? ['__proto__[x]=1&filters=%&search=%00'] : []),
  ]
  const target = `${path}${random() < 0.1 ? pick(['//', '/../', '/.', '/%']) : ''}?${query.join('&')}`.slice(0, 8000)
  const method = random() < 0.7 ? row.method : pick(methods)
  const hasBody = method !== 'GET' && method !== 'HEAD'
  return {
    as: pick(people),
    method,
    path: target,
    headers: { 'content-type': pick(types), ...pick(more) },
    ...(hasBody ? { body: pick(bodies) } : {}),
  }
}

describe('malformed requests', () => {
  it('are rejected with a message, never with a 500, and change nothing', { timeout: 60_000 }, async () => {
    const random = randomOf(20_260)
    const tokens = new Map(people.flatMap((as) => (as ? [[as, sandbox.tokenFor(as).access_token] as const] : [])))
    sandbox.world.takeChanges()
    const seen = new Map<number, number>()
    for (let i = 0; i < 300; i++) {
      const { as, headers = {}, ...sent } = strange(random)
      const token = as && tokens.get(as)
      const auth: Record<string, string> = token && !headers.authorization ? { authorization: `Bearer ${token}` } : {}
      changes = []
      const answer = await send({ ...sent, headers: { ...auth, ...headers } })
      const what = `${sent.method} ${sent.path.slice(0, 120)} ${JSON.stringify(headers).slice(0, 80)} ${sent.body?.slice(0, 60)}`
      seen.set(answer.status, (seen.get(answer.status) ?? 0) + 1)
      expect(answer.status, `${what}: ${answer.text.slice(0, 200)}`).toBeLessThan(500)
      if (answer.status < 400) continue
      expect(changes, what).toEqual([])
      if (sent.method === 'HEAD') continue
      const text = failureText(await readFailure(new Response(answer.text, { status: answer.status })))
      expect(text ?? '', `${what}: ${answer.text.slice(0, 300)}`).toMatch(/\w{3}/)
      expect(text, what).not.toMatch(/undefined|\[object/)
    }
    for (const status of [400, 401, 403, 404, 405]) expect(seen.get(status) ?? 0, `${status}`).toBeGreaterThan(5)
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  })

  it('with method TRACE are answered', async () => {
    const answer = await send({ method: 'TRACE', path: '/api/v1/ip/' })
    expect([answer.status, JSON.parse(answer.text)]).toEqual([405, { detail: 'Method "TRACE" not allowed.' }])
  })

  it.each(['GET auth', 'GET register', 'POST auth', 'POST register'])(
    'for passkeys (%s) without a host are rejected',
    async (what) => {
      const [method = '', name] = what.split(' ')
      const answer = await send({
        method,
        path: `/api/v1/users/passkeys/${name}`,
        headers: {
          origin: 'null',
          'content-type': 'application/json',
          authorization: `Bearer ${sandbox.tokenFor('admin').access_token}`,
        },
        ...(method === 'POST' ? { body: '{"passkeys":"{}"}' } : {}),
      })
      expect(answer.status).toBeGreaterThanOrEqual(400)
      expect(answer.status).toBeLessThan(500)
    },
  )

  it.each([
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.0', undefined],
    ['gzip;q=0.5, br', 'br'],
    ['x-br', undefined],
  ])('get no encoding the client refuses: %s', async (accepted, encoding) => {
    const answer = await send({ method: 'GET', path: '/api/v1/ip/', headers: { 'accept-encoding': accepted } })
    expect(answer.headers['content-encoding']).toBe(encoding)
  })
})
