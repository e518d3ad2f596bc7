// What a program sees that was given the keys of a user: the provider's public paths and shapes (provider-facts §2, §5, §12, §13, §35), and
// the journey of the README, word for word.
import { execFile, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { array, type GenericSchema, literal, looseObject, number, object, record, safeParse, string } from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Backend } from '../../entities/Backend.ts'
import { Company } from '../../entities/Company.ts'
import { Role } from '../../entities/Role.ts'
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

describe('the token of a machine', () => {
  it('is given for keys in the form, in the query and as HTTP Basic', async () => {
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

  it('is refused for wrong keys', async () => {
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

describe('the public reads', () => {
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

  it.each(reads)('%s', async (path, schema) => {
    const answer = await get(path)
    const data = await answer.json()
    expect(answer.status, JSON.stringify(data).slice(0, 300)).toBe(200)
    expect(safeParse(schema, data).issues?.[0]?.message).toBeUndefined()
  })

  it('public names in filters narrow as the short ones do', async () => {
    const count = async (more: object) => {
      const rows = await (await get(`v2/statistics/300/delivery/analytic/table/?${filters(more)}`)).json()
      return rows.reduce((sum: number, row: { requests: number }) => sum + row.requests, 0)
    }
    const all = await count({})
    const found = await count({ 'tcdn.varnish.response': ['404'] })
    expect(found).toBeGreaterThan(0)
    expect(found).toBeLessThan(all / 2)
  })

  it('metrics for Prometheus agree with the statistics of the same minute', async () => {
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

describe('the journey of the README', () => {
  it.runIf(tools)('runs as it is written', { timeout: 60_000 }, async () => {
    const readme = readFileSync(join(import.meta.dirname, '../../../../../README.md'), 'utf8')
    const [, script = ''] = /```sh\n([\s\S]*?)```/.exec(readme) ?? []
    expect(script).toContain('http://127.0.0.1:4173')
    const { stdout, stderr } = await promisify(execFile)('bash', [
      '-euo',
      'pipefail',
      '-c',
      script.replace('http://127.0.0.1:4173', origin),
    ])
    expect(stderr).toBe('')
    // Three answers, one after the other without a break between them.
    const [, sites = '', sent = '', table = ''] = /^(\[.*?\])(\{.*?\})(\[.*\])$/s.exec(stdout.trim()) ?? []
    expect(JSON.parse(sites)).toHaveLength(8)
    expect(JSON.parse(sent).urls_to_send).toHaveLength(2)
    expect(JSON.parse(table).find(({ key }: { key: string }) => key === '200').requests).toBeGreaterThan(0)
  })
})
