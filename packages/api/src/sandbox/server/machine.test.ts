// The provider's public paths as a program with OAuth keys uses them, and the commands of the README word for word.
import { execFile, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { lastFullMinute } from '@parapet/base'
import { array, type GenericSchema, literal, looseObject, number, object, record, safeParse, string } from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Backend } from '../../entities/Backend.ts'
import { Company } from '../../entities/Company.ts'
import { Role } from '../../entities/Role.ts'
import { makePasskey } from '../../entities/Security.ts'
import { Site } from '../../entities/Site.ts'
import { Histogram, Table } from '../../entities/Statistics.ts'
import { personas } from '../index.ts'
import { type RunningSandbox, startSandbox } from './index.ts'

let dir: string
let running: RunningSandbox
let origin: string
let token: string
let keys: { client_id: string; client_secret: string }

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'parapet-machine-'))
  const plain = { fresh: false, latencyMs: 0, scenario: 'quiet', keepTimes: false, say: () => undefined } as const
  running = await startSandbox({ port: 0, dir, seed: 446, ...plain })
  origin = running.url ?? ''
  keys = keysOf('admin')
  token = (await machine({ body: new URLSearchParams({ grant_type: 'client_credentials', ...keys }) })).data
    .access_token
})
afterAll(async () => {
  await running.close()
  rmSync(dir, { recursive: true, force: true })
})

function keysOf(name: string) {
  const user = running.sandbox.world.users.find(({ username }) => username === name)
  if (!user) throw new Error(`No persona ${name}`)
  return user.oauth
}

async function machine(init: RequestInit, query = '') {
  const answer = await fetch(`${origin}/api/v1/oauth2/access_token/${query}`, { method: 'POST', ...init })
  return { status: answer.status, data: await answer.json() }
}

const get = (path: string) => fetch(`${origin}/api/${path}`, { headers: { authorization: `Bearer ${token}` } })

const TokenShape = object({
  access_token: string(),
  token_type: literal('Bearer'),
  expires_in: literal(36_000),
  refresh_token: string(),
  scope: literal('read write'),
})

describe('a machine token', () => {
  it('is issued for keys in the form, in the query and as HTTP Basic', async () => {
    const form = { grant_type: 'client_credentials', ...keys }
    const basic = btoa(`${keys.client_id}:${keys.client_secret}`)
    const answers = await Promise.all([
      machine({ body: new URLSearchParams(form) }),
      machine({}, `?${new URLSearchParams(form)}`),
      machine({
        headers: { authorization: `Basic ${basic}` },
        body: new URLSearchParams({ grant_type: 'client_credentials' }),
      }),
    ])
    for (const { status, data } of answers) {
      expect(status).toBe(200)
      expect(safeParse(TokenShape, data).issues).toBeUndefined()
    }
  })

  it.each(personas.map(({ name }) => name))('acts as %s', async (name) => {
    const { data } = await machine({
      body: new URLSearchParams({ grant_type: 'client_credentials', ...keysOf(name) }),
    })
    const headers = { authorization: `Bearer ${data.access_token}` }
    const me = await (await fetch(`${origin}/api/v2/companies/current_user/`, { headers })).json()
    expect(me.username).toBe(name)
  })

  it('is rejected for wrong keys', async () => {
    const wrong = { grant_type: 'client_credentials', client_id: keys.client_id, client_secret: 'x'.repeat(40) }
    expect((await machine({ body: new URLSearchParams(wrong) })).status).toBe(401)
  })
})

const PublicSite = looseObject({ id: number(), company: literal(300), url: string() })
const Named = looseObject({ id: number(), name: string() })

function filters(more: object = {}) {
  const to = Math.floor(Date.now() / 1000)
  return `filters=${encodeURIComponent(JSON.stringify({ timestamp: { from: to - 600, to }, vhost: [], ...more }))}`
}

const lastDay = () => {
  const to = lastFullMinute()
  return { from: to - 86_400, to }
}
const key = { ...makePasskey(), created_at: '2026-05-01T09:00:00Z', public_key: '', counter: 0, transports: [] }

describe('public reads', () => {
  const families = ['delivery', 'waf', 'bot_mitigation'].flatMap((family) =>
    ['historic', 'analytic'].map((kind) => `v2/statistics/300/${family}/${kind}/histogram/`),
  )
  const histograms = [
    ...families,
    'v2/statistics/300/backend_delivery/analytic/histogram/',
    'v2/statistics/300/i3/historic/histogram/',
    'v2/statistics/300/ip_info/historic/histogram/',
    'v1/statistics/300/ddos/analytic/histogram/',
    'v1/statistics/300/dns/analytic/histogram/',
  ]
  const delivery = ['agent', 'asn', 'cached', 'clientip', 'countrycode', 'method', 'path', 'proto', 'referer']
  const keyFields = [...delivery, 'regioncode', 'request', 'response', 'tcdndebugreason']
  const reads: readonly (readonly [string, GenericSchema])[] = [
    ['v1/companies/', array(Company)],
    ['v1/companies/300/', Company],
    ['v1/companies/300/support/', looseObject({ name: string() })],
    ['v2/companies/current_user/', looseObject({ username: literal('admin') })],
    ['v2/companies/current_user/companies/', array(Company)],
    ['v2/companies/current_user/company/300/', looseObject({ id: literal(300) })],
    ['v2/companies/current_user/company/300/roles/', array(Role)],
    ['v2/companies/current_user/company/300/services/', array(Named)],
    ['v2/billing/current_user/clients/', array(looseObject({ id: number() }))],
    ['v2/billing/current_user/tenants/', array(looseObject({ id: number() }))],
    ['v2/billing/current_user/tenant/30/', looseObject({ id: literal(30) })],
    ['v1/users/roles/', array(Role)],
    ['v1/users/roles/3/', Role],
    ['v1/companies/300/sites/', array(PublicSite)],
    ['v1/companies/300/sites/?limit=2', looseObject({ count: number(), results: array(Site) })],
    ['v1/companies/300/sites/1201/', PublicSite],
    ['v1/companies/300/services/subscription', array(looseObject({ service_id: number() }))],
    ['v1/companies/300/invalidate/', array(looseObject({ url: string() }))],
    ['v1/companies/300/invalidate/5/', array(looseObject({ url: string() }))],
    ['v1/companies/300/tag_invalidate/5/', array(looseObject({ tag: string() }))],
    ['v1/companies/300/prefetch/', array(looseObject({ url: string() }))],
    ['v1/companies/300/lists/', array(Named)],
    ['v1/autoprovisioning/300/backends/', array(Backend)],
    [
      'v1/autoprovisioning/300/config/?active=true',
      array(looseObject({ config_body: string(), active: literal(true) })),
    ],
    ['v1/autoprovisioning/300/customconfig/61/', looseObject({ config_body: string() })],
    ['v1/autoprovisioning/300/sslconfig/', array(looseObject({ expiration: string(), domains: array(string()) }))],
    ['v1/autoprovisioning/300/domain/', array(Named)],
    ['v1/autoprovisioning/300/rules/count/', array(looseObject({}))],
    ['v1/statistics/300/service_config/', looseObject({ retention_period: number() })],
    ['v1/statistics/300/anomalythreshold/1/', looseObject({ site_id: number() })],
    [
      `v1/statistics/300/delivery/analytic/histogram/?detailed=true&${filters()}`,
      record(string(), array(looseObject({}))),
    ],
    ...histograms.map((path) => [`${path}?${filters()}`, Histogram] as const),
    ...keyFields.map(
      (key) =>
        [`v2/statistics/300/delivery/analytic/table/?key_field=tcdn.varnish.${key}&${filters()}`, Table] as const,
    ),
  ]

  it.each(reads)('%s matches its schema', async (path, schema) => {
    const answer = await get(path)
    const data = await answer.json()
    expect(answer.status, JSON.stringify(data).slice(0, 300)).toBe(200)
    expect(safeParse(schema, data).issues?.[0]?.message).toBeUndefined()
  })

  const consumed = (service: string, more: object = {}) =>
    filters({ clients: [30], service, timestamp: lastDay(), ...more }).replace('filters=', '')
  const parts: readonly (readonly [string, object | readonly object[]])[] = [
    [`v1/statistics/consumption/?filters=${consumed('waf')}`, [{ client: 30, service: 'waf', unit: 'requests' }]],
    [`v1/statistics/consumption/300/?filters=${consumed('storage')}`, [{ company: 300, unit: 'GB' }]],
    ['v1/statistics/300/anomalypreferences/1201/', { site_id: 1201 }],
    ['v1/statistics/300/anomalyreaction/', [{ reaction_type: 'email' }]],
    ['v1/statistics/300/anomalyreaction/uam/', { reaction_type: 'uam' }],
    ['v1/autoprovisioning/dnshook/3/dnshookkeyname/', [{ id: 3, dns_hook: 3, key_name: 'AWS_ACCESS_KEY_ID' }]],
    ['v1/autoprovisioning/dnshook/3/dnshookkeyname/4/', { key_name: 'AWS_SECRET_ACCESS_KEY' }],
    ['v1/autoprovisioning/3/dnshookkeyvalue/', [{ dns_hook_key_name: 3 }]],
    ['v1/autoprovisioning/parameters/types/', [{ id: 1, name: 'text' }]],
    ['v1/billing/30/tenant/', [{ id: 30 }]],
    ['v1/billing/30/tenant/30', { id: 30 }],
    ['v1/billing/tenant/30/service/', [{ name: 'autoprovisioning' }]],
    ['v1/billing/tenant/30/service/5/', { id: 5, name: 'autoprovisioning' }],
    ['v1/companies/services/subscription', []],
    [`v2/statistics/300/i3/analytic/table/?${filters()}`, [{ requests: expect.any(Number) }]],
    [`v2/statistics/300/ip_info/analytic/histogram/?${filters()}`, [{ requests: expect.any(Number) }]],
    [`v1/statistics/300/domains/historic/table/?${filters()}`, [{ key: 'auroramedia.example' }]],
  ]
  it.each(parts)('%s returns', async (path, input) => {
    const answer = await get(path)
    const data = await answer.json()
    expect(answer.status, JSON.stringify(data).slice(0, 300)).toBe(200)
    if (!Array.isArray(input)) expect(data).toMatchObject(input)
    else for (const row of input) expect(data).toContainEqual(expect.objectContaining(row))
  })

  it('preferences, passkeys and problems are found by id, by their owner only', async () => {
    const { world } = running.sandbox
    const body = JSON.stringify({ preferences: '{}', version: '4.4.6', timezone: 'Europe/Madrid' })
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const made = await fetch(`${origin}/api/v1/users/dashboard_preferences/`, { method: 'POST', headers, body })
    const { id } = await made.json()
    expect(await (await get(`v1/users/dashboard_preferences/${id}/`)).json()).toMatchObject({ id, preferences: '{}' })
    const me = world.users.find(({ username }) => username === 'admin')
    const other = world.users.find(({ username }) => username === 'viewer')
    for (const [name, user] of [
      ['mine', me?.id ?? 0],
      ['theirs', other?.id ?? 0],
    ] as const)
      world.passkeys.put(name, { ...key, id: name, user })
    expect(await (await get('v1/users/passkeys/mine/')).json()).toMatchObject({ id: 'mine', name: 'Laptop' })
    expect((await get('v1/users/passkeys/theirs/')).status).toBe(404)
    const range = filters({ timestamp: { ...lastDay(), from: lastDay().from - 30 * 86_400 } })
    const [problem] = await (await get(`v1/autoprovisioning/300/backendproblem/?${range}`)).json()
    expect(await (await get(`v1/autoprovisioning/300/backendproblem/${problem.id}/`)).json()).toMatchObject({
      id: problem.id,
      backend: problem.backend,
    })
    for (const none of [
      'autoprovisioning/300/backendproblem/1/',
      'users/passkeys/x/',
      'billing/tenant/30/service/999/',
    ])
      expect((await get(`v1/${none}`)).status, none).toBe(404)
    expect((await get('v1/statistics/300/waf/header_info/1/')).status).toBe(404)
  })

  it("consumption equals the statistics, for the user's own clients", async () => {
    running.sandbox.clock.change({ frozen: true })
    try {
      const timestamp = lastDay()
      const [row] = await (await get(`v1/statistics/consumption/300/?filters=${consumed('waf', { timestamp })}`)).json()
      const steps = await (await get(`v2/statistics/300/waf/analytic/histogram/?${filters({ timestamp })}`)).json()
      const counted = steps.reduce((sum: number, { requests }: { requests: number }) => sum + requests, 0)
      expect(counted).toBeGreaterThan(0)
      expect(row.consumed).toBe(counted)
      expect((await get(`v1/statistics/consumption/?filters=${consumed('waf', { clients: [31] })}`)).status).toBe(403)
      expect((await get(`v1/statistics/consumption/?filters=${consumed('tea')}`)).status).toBe(400)
    } finally {
      running.sandbox.clock.change({ frozen: false })
    }
  })

  it.each([
    ['v2/statistics/300/backend_delivery/analytic/table/', 'tcdn.varnish.', 'orig-host', 'www.auroramedia.example'],
    ['v2/statistics/300/backend_delivery/analytic/table/', 'tcdn.varnish.', 'backend-goto', 'wwwauroramediaexample'],
  ])('%s filters by %s%s', async (path, prefix, name, value) => {
    const rows = await (await get(`${path}?${filters({ [prefix + name]: [value] })}`)).json()
    expect(rows.map(({ key }: { key: string }) => key)).toEqual(['www.auroramedia.example'])
  })

  it.each([
    ['v2/statistics/300/backend_delivery/analytic/table/', 'tcdn.varnish.vxid'],
    ['v2/statistics/300/backend_delivery/analytic/table/', 'tcdn.varnish.timestamp'],
    ['v1/statistics/300/ddos/analytic/table/', 'cookie'],
  ])('%s reports that %s is not stored', async (path, name) => {
    const answer = await get(`${path}?${filters({ [name]: ['1'] })}`)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toEqual({ [name]: ['The sandbox does not keep this of a request.'] })
  })

  it('public filter names work like the short ones', async () => {
    const count = async (more: object) => {
      const rows = await (await get(`v2/statistics/300/delivery/analytic/table/?${filters(more)}`)).json()
      return rows.reduce((sum: number, row: { requests: number }) => sum + row.requests, 0)
    }
    const all = await count({})
    const found = await count({ 'tcdn.varnish.response': ['404'] })
    expect(found).toBeGreaterThan(0)
    expect(found).toBeLessThan(all / 2)
  })

  it('Prometheus metrics equal the statistics of the same minute', async () => {
    running.sandbox.clock.change({ frozen: true })
    try {
      const answer = await get('v1/statistics/metrics/300/prometheus/')
      expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
      const text = await answer.text()
      const to = Math.floor(running.sandbox.clock.now() / 60) * 60
      const minute = filters({ timestamp: { from: to - 60, to } })
      const rows = await (await get(`v2/statistics/300/delivery/analytic/table/?result_size=100&${minute}`)).json()
      const counted = rows.reduce((sum: number, row: { requests: number }) => sum + row.requests, 0)
      const sum = (name: string) =>
        [...text.matchAll(new RegExp(`^${name}\\{[^}]*vhost="[^"]+"[^}]*\\} ([\\d.]+)$`, 'gm'))].reduce(
          (total, [, value]) => total + Number(value),
          0,
        )
      expect(counted).toBeGreaterThan(0)
      expect(sum('delivery_requests_total')).toBe(counted)
      expect(sum('delivery_status_code_total')).toBe(counted)
      expect(sum('delivery_method_total')).toBe(counted)
      expect(text).toMatch(/^# TYPE bot_requests_by_action_total gauge$/m)
    } finally {
      running.sandbox.clock.change({ frozen: false })
    }
  })
})

const tools = ['bash', 'curl', 'sed'].every((tool) => spawnSync(tool, ['--version']).status === 0)

describe('the example in the README', () => {
  it.runIf(tools)('runs as written', { timeout: 60_000 }, async () => {
    const readme = readFileSync(join(import.meta.dirname, '../../../../../README.md'), 'utf8')
    const [, script = ''] = /```sh\n([\s\S]*?)```/.exec(readme) ?? []
    expect(script).toContain('http://127.0.0.1:4173')
    const { stdout, stderr } = await promisify(execFile)('bash', [
      '--norc',
      '-euo',
      'pipefail',
      '-c',
      script.replace('http://127.0.0.1:4173', origin),
    ])
    expect(stderr).toBe('')
    const [, sites = '', sent = '', table = ''] = /^(\[.*?\])(\{.*?\})(\[.*\])$/s.exec(stdout.trim()) ?? []
    expect(JSON.parse(sites)).toHaveLength(8)
    expect(JSON.parse(sent).urls_to_send).toHaveLength(2)
    expect(JSON.parse(table).find(({ key }: { key: string }) => key === '200').requests).toBeGreaterThan(0)
  })
})

describe('what the provider’s own clients send', () => {
  const send = (method: string, path: string, body?: object) =>
    fetch(`${origin}/api/v1/${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })

  it.each([
    ['vcl_recommendation', 'autoprovisioning/300/vcl_recommendation/'],
    ['backendtest/check', 'autoprovisioning/300/backendtest/check/'],
  ])('%s is accepted without a body', async (_, path) => {
    expect((await send('POST', path)).status).toBe(200)
  })

  it('a network is added to a list, blocked and removed with a slash in its address, or an encoded one', async () => {
    const lists: { id: number; auto_generated: boolean }[] = await (await get('v1/companies/300/lists/')).json()
    const list = lists.find(({ auto_generated }) => !auto_generated)
    for (const address of ['198.51.100.0/24', '198.51.101.0%2F24', '2001:db8::/32']) {
      const path = `companies/300/lists/${list?.id}/address/${address}`
      expect((await send('POST', path, {})).status, address).toBe(201)
      expect((await send('DELETE', path)).status, address).toBe(204)
    }
    const blocked = { kind: 'blacklist', address: '198.51.102.0/24' }
    expect((await send('POST', 'autoprovisioning/300/blockedlist/', blocked)).status).toBe(201)
    expect((await send('DELETE', `autoprovisioning/300/blockedlist/blacklist/${blocked.address}`)).status).toBe(204)
  })

  it('a version that does not compile is refused with a text, and one on its way has no production_dt', async () => {
    const deploy = (config_body: string) => send('POST', 'autoprovisioning/300/config/', { config_body, comment: '' })
    const refused = await deploy('sub vcl_recv { set req.backend_hint = c300_gone.backend(); }')
    expect([refused.status, typeof (await refused.json())]).toEqual([400, 'string'])
    const accepted = await deploy('sub vcl_recv { set req.http.X-A = "1"; }')
    expect(await accepted.json()).toMatchObject({ production_dt: null, deployed: false })
  })

  it('a token is revoked without a body', async () => {
    const { data } = await machine({ body: new URLSearchParams({ grant_type: 'client_credentials', ...keys }) })
    const headers = { authorization: `Bearer ${data.access_token}` }
    const revoke = () => fetch(`${origin}/api/v1/core/revoke_token/`, { method: 'POST', headers })
    expect([(await revoke()).status, (await revoke()).status]).toEqual([200, 401])
  })
})
