// Tests every call of the sandbox over HTTP: as its persona, as all others, and with invalid bodies. A new row
// needs a line in samples/.
import { Agent, createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { safeParse } from 'valibot'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Call } from '../call/call.ts'
import { defaultHosts } from '../call/context.ts'
import { failureText, readFailure } from '../call/failure.ts'
import { urlOf } from '../call/route.ts'
import { type Change, createSandbox, type PersonaName, personas, type Sandbox } from './index.ts'
import { everySandboxCall, sandboxAreas } from './publicCalls.ts'
import { samples } from './samples.ts'
import { handle, longestBody } from './server/http.ts'
import type { World } from './world/World.ts'

interface AnySample {
  params?: Record<string, unknown>
  body?: Record<string, unknown>
  by?: PersonaName
  in?: number
  answers?: number
  lenient?: readonly string[]
  takesNothing?: boolean
  leavesTraces?: boolean
  namesNothing?: boolean
}

const now = Date.parse('2026-06-15T10:30:00Z')
const agent = new Agent({ keepAlive: true, maxSockets: 1 })
const chosen = new Map<string, AnySample>()
const tokens = new Map<PersonaName, string>()
const baseline = new Map<string, Map<string, unknown>>()
let changes: Change[] = []
let sandbox: Sandbox
let server: Server
let base: string

const rows = everySandboxCall().map((row) => [row.name, row] as const)
const writes = rows.filter(([, row]) => row.encoding === 'json' || row.encoding === 'form')

function tablesOf(world: World) {
  return Object.entries(world).flatMap(([name, rowsOf]) =>
    typeof rowsOf === 'function' ? [] : [[name, new Map<string, unknown>(rowsOf.entries())] as const],
  )
}

beforeAll(async () => {
  sandbox = createSandbox({ now: () => now, storage: { append: (made) => void changes.push(...made) } })
  const { world } = sandbox
  for (const [area, ofArea] of Object.entries(samples)) {
    for (const [name, sample] of Object.entries(ofArea)) {
      const made = (typeof sample === 'function' ? sample(world) : sample) as AnySample
      chosen.set(`${area}.${name}`, made)
    }
  }
  for (const { name } of personas) tokens.set(name, sandbox.tokenFor(name).access_token)
  world.takeChanges()
  for (const [name, ofTable] of tablesOf(world)) baseline.set(name, ofTable)
  server = createServer((incoming, response) => void handle(sandbox, incoming, response, 'quiet'))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(() => {
  agent.destroy()
  server.close()
})

function revert() {
  sandbox.world.load(changes.map(({ table, key }) => ({ table, key, value: baseline.get(table)?.get(key) ?? null })))
  changes = []
}
afterEach(revert)

function sampleOf(row: Call): AnySample {
  const found = chosen.get(row.name)
  if (!found) throw new Error(`No sample of ${row.name}`)
  return found
}

interface Sent {
  as?: PersonaName | undefined
  company?: number
  params?: Record<string, unknown>
  body?: unknown
}

function send(row: Call, { as, company = 300, params = {}, body }: Sent): Promise<Response> {
  const url = base + urlOf(row, { company, ...params }, { base: '/api', hosts: defaultHosts })
  const headers: Record<string, string> = {}
  const apiKey = sandbox.world.users.find((user) => user.username === as)?.api_key
  if (as && row.auth === 'bearer') headers.authorization = `Bearer ${tokens.get(as)}`
  if (apiKey && row.auth === 'apiKey') headers['x-redmine-api-key'] = apiKey
  for (const [param, name] of Object.entries(row.headers)) headers[name] = String(params[param] ?? '')
  let text = typeof body === 'string' ? body : body === undefined ? '' : JSON.stringify(body)
  if (row.encoding === 'form' && typeof body === 'object') {
    text = new URLSearchParams(
      Object.entries(body as object).map(([key, value]) => [
        key,
        typeof value === 'string' ? value : JSON.stringify(value),
      ]),
    ).toString()
  }
  if (row.encoding === 'file') {
    text = 'a file'
    headers['content-type'] = 'application/octet-stream'
  } else if (body !== undefined) {
    headers['content-type'] = row.encoding === 'form' ? 'application/x-www-form-urlencoded' : 'application/json'
    headers['content-length'] = String(Buffer.byteLength(text))
  }
  return new Promise((done, fail) => {
    const outgoing = request(url, { method: row.method, headers, agent }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () => {
        const status = answer.statusCode ?? 0
        const type = { 'content-type': answer.headers['content-type'] ?? '' }
        const bytes = status === 204 ? null : new Uint8Array(Buffer.concat(parts))
        done(new Response(bytes, { status, headers: type }))
      })
      answer.on('error', fail)
    })
    outgoing.on('error', fail)
    outgoing.end(text)
  })
}

const isSuccess = (status: number) => status >= 200 && status < 300

async function isPolite(response: Response, what: string) {
  expect(response.status, `${what}: ${await response.clone().text()}`).toBeLessThan(500)
  const text = failureText(await readFailure(response))
  expect(text, what).toBeTypeOf('string')
  expect(text, what).not.toBe('unknown route')
  expect(changes, `${what} changed the world`).toEqual([])
}

const shownSecrets: Readonly<Record<string, readonly string[]>> = {
  'user.current': ['api_key'],
  'user.credentials': ['client_secret'],
  'account.credentialsFor': ['client_secret'],
  'user.twoFactor': ['key_2fa'],
  'company.impersonate': ['access_token', 'refresh_token'],
  'certificates.credential': ['dns_key_value'],
  'botSettings.tokens': ['token'],
  'botSettings.token': ['token'],
}
const secretNames = /^(key_2fa|dns_key_value|api_key|token|(access|refresh)_token|password|\w*secret\w*|\w*private\w*)$/

function secretsIn(value: unknown, name = ''): string[] {
  if (typeof value === 'string') {
    const isSecret = secretNames.test(name) || value.includes('PRIVATE KEY')
    return isSecret && value !== '' ? [name] : []
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([inside, of]) => secretsIn(of, Array.isArray(value) ? name : inside))
}

describe('each endpoint, as its intended persona', () => {
  it.each(rows)('%s', async (_, row) => {
    const { by = 'admin', in: company = 300, answers, params, body, leavesTraces = false } = sampleOf(row)
    const response = await send(row, { as: by, company, ...(params ? { params } : {}), body })
    const message = await response.clone().text()
    if (answers !== undefined) {
      expect(response.status, message).toBe(answers)
      await isPolite(response, row.name)
      return
    }
    expect(isSuccess(response.status), `${response.status} ${message.slice(0, 300)}`).toBe(true)
    if (row.isFile) {
      expect(response.headers.get('content-type')).not.toContain('json')
      expect(message.length).toBeGreaterThan(0)
    } else if (row.schema) {
      const { issues, output } = safeParse(row.schema, JSON.parse(message))
      expect(issues).toBeUndefined()
      if (row.method === 'GET')
        expect(secretsIn(output).filter((found) => !shownSecrets[row.name]?.includes(found))).toEqual([])
    }
    if (row.method === 'GET' && !leavesTraces) expect(changes).toEqual([])
  })
})

describe('each endpoint, as every persona', () => {
  const answered = new Map<string, number[]>()

  it.each(rows)('%s', async (name, row) => {
    const { in: company = 300, params, body } = sampleOf(row)
    const statuses: number[] = []
    for (const as of [...personas.map((persona) => persona.name), undefined]) {
      const response = await send(row, { as, company, ...(params ? { params } : {}), body })
      statuses.push(response.status)
      if (isSuccess(response.status)) {
        const text = await response.text()
        if (row.schema && text !== '') expect(safeParse(row.schema, JSON.parse(text)).issues).toBeUndefined()
      } else await isPolite(response, `${name} as ${as}`)
      revert()
    }
    const isOpen = row.auth === 'none' || row.auth === 'status'
    if (!isOpen) expect(statuses.at(-1), 'nobody').toBe(401)
    answered.set(name, statuses)
  })

  it.each(sandboxAreas)('%s: permissions match the stored matrix', async (area) => {
    const names = [...personas.map((persona) => persona.name), 'nobody']
    const lines = rows.flatMap(([name]) => {
      const statuses = name.startsWith(`${area}.`) ? answered.get(name) : undefined
      return statuses
        ? [
            [
              name.slice(area.length + 1).padEnd(22),
              ...statuses.map((s, i) => String(s).padEnd((names[i] ?? '').length)),
            ],
          ]
        : []
    })
    const text = [['in 300 as'.padEnd(22), ...names], ...lines].map((cells) => cells.join(' ').trimEnd()).join('\n')
    await expect(`${text}\n`).toMatchFileSnapshot(`./contract/${area}.txt`)
  })

  it('has the stored counts by persona and status', async () => {
    const names = [...personas.map((persona) => persona.name), 'nobody']
    const all = [...answered.values()]
    const seen = [...new Set(all.flat())].sort((a, b) => a - b)
    const lines = names.map((name, i) => [
      name.padEnd(10),
      ...seen.map((status) => String(all.filter((statuses) => statuses[i] === status).length).padStart(4)),
    ])
    const head = [`${all.length} rows`.padEnd(10), ...seen.map((status) => String(status).padStart(4))]
    const text = [head, ...lines].map((cells) => cells.join(' ')).join('\n')
    await expect(`${text}\n`).toMatchFileSnapshot('./contract/summary.txt')
  })
})

describe('objects of one company, requested through another', () => {
  const owned = rows.filter(([, row]) => {
    const names = [...row.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    return names.includes('company') && names.length > 1
  })

  it.each(owned)('%s', async (name, row) => {
    const { by = 'admin', in: company = 300, params, body, answers, namesNothing = false } = sampleOf(row)
    const isAboutPeople = params !== undefined && 'user' in params
    if (by !== 'admin' || answers !== undefined || isAboutPeople || namesNothing) return
    const response = await send(row, {
      as: 'staff',
      company: company === 4 ? 300 : 4,
      ...(params ? { params } : {}),
      body,
    })
    expect(response.status, await response.clone().text()).toBeGreaterThanOrEqual(400)
    await isPolite(response, name)
  })
})

describe('invalid bodies', () => {
  const text = 'x'.repeat(600_000)
  const unicode = '\u202E<script>alert(1)</script> 💣\u0000\uD800 ˙ǝʌıʇɐƃǝu'
  const deep = `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`
  const oversize = `{"x":"${'x'.repeat(longestBody)}"}`

  function wrongOf(value: unknown): unknown[] {
    if (typeof value === 'string') return [{ a: [] }, [{}], text]
    if (typeof value === 'number') return ['many', { a: [] }, []]
    if (typeof value === 'boolean') return ['perhaps', { a: [] }, []]
    if (Array.isArray(value)) return ['x', 7, { a: [] }, [{ a: [{}] }]]
    return value === null ? [] : ['x', 7, [[]]]
  }
  function hugeOf(value: unknown): unknown[] {
    if (typeof value === 'string') return [unicode, '', ' ']
    if (typeof value === 'number') return [1e308, -1e308, 2 ** 53, -1, 0.5]
    if (Array.isArray(value)) return [[], Array.from({ length: 20_000 }, () => value[0] ?? 'x')]
    return []
  }

  function fieldsOf(value: unknown, path: readonly (string | number)[] = []): (readonly (string | number)[])[] {
    if (Array.isArray(value)) return value.length > 0 ? fieldsOf(value[0], [...path, 0]) : []
    if (typeof value !== 'object' || value === null) return []
    return Object.entries(value).flatMap(([name, inside]) => [[...path, name], ...fieldsOf(inside, [...path, name])])
  }
  const valueAt = (body: unknown, path: readonly (string | number)[]): unknown =>
    path.reduce<unknown>((inside, name) => (inside as Record<string, unknown>)[name], body)
  function withField(body: object, path: readonly (string | number)[], value: unknown): object {
    const copy = structuredClone(body)
    const holder = valueAt(copy, path.slice(0, -1)) as Record<string, unknown>
    const name = path.at(-1) ?? ''
    if (value === undefined) delete holder[name]
    else holder[name] = value
    return copy
  }

  const attempting = (name: string, row: Call) => {
    const { by = 'admin', in: company = 300, params } = sampleOf(row)
    return async (what: string, sent: unknown, mustFail: boolean) => {
      const response = await send(row, { as: by, company, ...(params ? { params } : {}), body: sent })
      if (isSuccess(response.status)) expect(mustFail, `${what} was taken`).toBe(false)
      else await isPolite(response, `${name}, ${what}`)
      revert()
    }
  }

  it.each(writes)('%s', async (name, row) => {
    const { body = {}, lenient = [], takesNothing = false } = sampleOf(row)
    const attempt = attempting(name, row)
    await attempt('nothing', {}, !takesNothing)
    await attempt('too much', oversize, true)
    if (row.encoding === 'json') {
      await attempt('half a body', '{"a":', true)
      await attempt('a list', [1], true)
      await attempt('a text', '"text"', true)
      await attempt('null', 'null', true)
      await attempt('a number', '7', true)
      await attempt('a body that is too deep', deep, !takesNothing)
    }
    for (const path of fieldsOf(body)) {
      const field = path.join('.')
      const value = valueAt(body, path)
      const isLenient = lenient.some((name) => field === name || field.startsWith(`${name}.`))
      await attempt(`no ${field}`, withField(body, path, undefined), false)
      await attempt(`${field} = null`, withField(body, path, null), false)
      if (row.encoding === 'form' && path.length > 1) continue
      for (const odd of hugeOf(value))
        await attempt(`${field} = ${JSON.stringify(odd).slice(0, 40)}`, withField(body, path, odd), false)
      for (const wrong of row.encoding === 'form' ? [text] : wrongOf(value)) {
        const shown = JSON.stringify(wrong).slice(0, 40)
        await attempt(`${field} = ${shown}`, withField(body, path, wrong), !isLenient)
      }
    }
  })

  it.each(writes)('%s: unknown fields are ignored or rejected, never stored', async (name, row) => {
    const { by = 'admin', in: company = 300, params, body = {} } = sampleOf(row)
    const marker = 'zz_unknown'
    const extra = row.encoding === 'form' ? marker : { [marker]: [marker, { [marker]: 1 }] }
    const bodies: string[] = [JSON.stringify({ ...body, [marker]: extra })]
    // As text: an object literal would set its own prototype.
    if (row.encoding === 'json')
      for (const field of ['__proto__', 'constructor'])
        bodies.push(`{"${field}":{"${marker}":true},${JSON.stringify(body).slice(1)}`.replace(',}', '}'))
    for (const sent of bodies) {
      const isForm = row.encoding === 'form'
      const response = await send(row, {
        as: by,
        company,
        body: isForm ? { ...body, [marker]: extra } : sent,
        ...(params ? { params } : {}),
      })
      if (!isSuccess(response.status)) await isPolite(response, `${name} with ${sent.slice(0, 60)}`)
      const kept = changes.filter(({ table }) => table !== 'audit')
      expect(JSON.stringify(kept), name).not.toContain(marker)
      expect(({} as Record<string, unknown>)[marker], 'the prototype of everything').toBeUndefined()
      revert()
    }
  })

  const bodyless = rows.filter(([, row]) => row.method !== 'GET' && row.encoding === null)
  it.each(bodyless)('%s takes no body: a sent one has no effect', async (name, row) => {
    const attempt = attempting(name, row)
    await attempt('half a body', '{"a":', false)
    await attempt('something', { a: [text] }, false)
    await attempt('too much', oversize, true)
  })
})

describe('invalid filters', () => {
  const filtered = rows.filter(([, row]) => row.query.includes('filters'))

  it.each(filtered)('%s', async (name, row) => {
    const { by = 'admin', in: company = 300, params = {} } = sampleOf(row)
    const good = params.filters as Record<string, unknown> | undefined
    const wrong: unknown[] = ['{', '[]', '7', 'null', '"x"', '{"timestamp":7}', '{"timestamp":{"from":"x","to":[]}}']
    for (const field of Object.keys(good ?? {}))
      for (const value of ['x', -1, 1e308, [[]], { a: 1 }, null]) wrong.push({ ...good, [field]: value })
    for (const filters of wrong) {
      const response = await send(row, { as: by, company, params: { ...params, filters } })
      if (!isSuccess(response.status)) await isPolite(response, `${name} by ${JSON.stringify(filters)}`)
    }
  })
})

describe.each(['hostile', 'empty', 'expiring', 'manysites'] as const)('a provider in scenario %s', (scenario) => {
  it('returns valid data for every read', async () => {
    const other = createSandbox({ now: () => now, scenario })
    const sampled = Object.entries(samples).flatMap(([area, ofArea]) =>
      Object.entries(ofArea).map(([name, sample]): [string, AnySample] => {
        return [`${area}.${name}`, (typeof sample === 'function' ? sample(other.world) : sample) as AnySample]
      }),
    )
    const found = new Map(sampled)
    for (const [name, row] of rows.filter(([, { method, schema }]) => method === 'GET' && schema)) {
      const { by = 'admin', in: company = 300, params, answers } = found.get(name) ?? {}
      if (answers !== undefined) continue
      const url = `http://sandbox.test${urlOf(row, { company, ...params }, { base: '/api', hosts: defaultHosts })}`
      const headers = new Headers({ authorization: `Bearer ${other.tokenFor(by).access_token}` })
      if (row.auth === 'apiKey') {
        headers.delete('authorization')
        headers.set('x-redmine-api-key', other.world.users.find((user) => user.username === by)?.api_key ?? '')
      }
      const response = await other.answer(new Request(url, { headers }))
      const message = (await response?.text()) ?? ''
      expect(response?.status, `${name}: ${message.slice(0, 200)}`).toBe(200)
      expect(row.schema && safeParse(row.schema, JSON.parse(message)).issues, name).toBeUndefined()
    }
  }, 120_000)
})
