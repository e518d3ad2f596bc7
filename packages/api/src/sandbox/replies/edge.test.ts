import { array, parse } from 'valibot'
import { beforeEach, describe, expect, it } from 'vitest'
import { deploymentSeconds } from '../../domain/deployments.ts'
import { checkVcl } from '../../domain/vcl/check.ts'
import { vclMessage } from '../../domain/vcl/message.ts'
import { Backend } from '../../entities/Backend.ts'
import { Rule } from '../../entities/Rule.ts'
import { VclConfig } from '../../entities/VclConfig.ts'
import { vclSurroundings } from '../world/provisioning.ts'
import { createMovableSandbox } from './movableSandbox.ts'

let world: ReturnType<typeof createMovableSandbox>
beforeEach(() => {
  world = createMovableSandbox()
})

const area = 'autoprovisioning/300'
const body = (backend: string) => `sub vcl_recv {\n  set req.backend_hint = ${backend}.backend();\n}`
const backends = async (prefix = area) => parse(array(Backend), (await world.fetchJson(`GET ${prefix}/backends/`)).data)
const named = async (name: string, prefix = area) => (await backends(prefix)).find((row) => row.name === name)
const config = async (id: number) => parse(VclConfig, (await world.fetchJson(`GET ${area}/config/${id}/`)).data)
const live = async (prefix = area) => {
  const [first, ...rest] = parse(array(VclConfig), (await world.fetchJson(`GET ${prefix}/config/?active=true`)).data)
  expect(rest).toEqual([])
  return first!
}
const send = async (config_body: string, prefix = area) => {
  const { status, data } = await world.fetchJson(`POST ${prefix}/config/`, { config_body, comment: 'a test' })
  expect(status, JSON.stringify(data)).toBe(201)
  return parse(VclConfig, data)
}

describe('a deployment', () => {
  it('advances with the clock, while the previous version stays active', async () => {
    const before = await live()
    const { id } = await send(body('c300_origin1'))
    const seen: [number, string | null | undefined][] = []
    for (let second = 0; second <= deploymentSeconds[1]; second += 5) {
      const { status, production_dt, deployed, active } = await config(id)
      expect([deployed, active, production_dt !== null]).toEqual(Array(3).fill(status === 'live'))
      expect((await live()).id).toBe(status === 'live' ? id : before.id)
      if (seen.at(-1)?.[1] !== status) seen.push([second, status])
      world.pass(5)
    }
    expect(seen.map(([, status]) => status)).toEqual(['queued', 'validating', 'deploying', 'live'])
    const [at] = seen.at(-1)!
    expect(at).toBeGreaterThanOrEqual(deploymentSeconds[0])
    expect(at).toBeLessThanOrEqual(deploymentSeconds[1] + 5)
    expect((await config(before.id)).status).toBe('superseded')
  })

  it('stops with the clock', async () => {
    const { id } = await send(body('c300_origin1'))
    const first = await config(id)
    expect(await config(id)).toEqual(first)
  })

  it("is rejected with the compiler's message", async () => {
    const before = await live()
    const { status, data } = await world.fetchJson(`POST ${area}/config/`, {
      config_body: body('c300_gone'),
      comment: '',
    })
    expect(status).toBe(400)
    expect(data).toBe(
      `Message from VCC-compiler:
Symbol not found: 'c300_gone' (expected type BACKEND)
('input' Line 2 Pos 26)
  set req.backend_hint = c300_gone.backend();
-------------------------#########-----------

Running VCC-compiler failed, exited with 2
VCL compilation failed`,
    )
    world.pass(1000)
    expect((await live()).id).toBe(before.id)
  })

  it('may reference lists of the company, and no others', async () => {
    const program = (list: string) =>
      `sub vcl_recv { if (aclplus.match(client.ip, network_acl.get("acl_c300_${list}", "none"))) { call deny_request; } }`
    await send(program('office'))
    expect(
      (await world.fetchJson(`POST ${area}/config/`, { config_body: program('nobody'), comment: '' })).status,
    ).toBe(400)
  })

  it('is rejected while in progress when something it references is deleted', async () => {
    const { id } = await send(body('c300_legacy2019'))
    world.pass(20)
    expect((await world.fetchJson(`DELETE ${area}/backends/${(await named('legacy2019'))!.id}/`)).status).toBe(204)
    world.pass(1000)
    const rejected = await config(id)
    expect(rejected).toMatchObject({ status: 'rejected', validated: false, deployed: false, active: false })
    expect(rejected.error_text).toContain("Symbol not found: 'c300_legacy2019'")
  })

  it('does not affect the other area', async () => {
    const before = await live()
    const answer = await send(body('c300_origin1'), 'staging/300')
    world.pass(1000)
    expect((await live('staging/300')).id).toBe(answer.id)
    expect((await live()).id).toBe(before.id)
    expect((await world.fetchJson(`GET ${area}/config/${answer.id}/`)).status).toBe(404)
  })

  it('requires the service', async () => {
    const made = { config_body: body('c300_origin1'), comment: '' }
    expect((await world.fetchJson(`POST ${area}/config/`, made, 'viewer')).status).toBe(403)
    expect((await world.fetchJson(`POST ${area}/config/`, made, 'config')).status).toBe(201)
    expect((await world.fetchJson('POST staging/301/config/', made)).status).toBe(403)
  })
})

describe('configuration versions', () => {
  it('are listed newest first, in pages, and compile unless rejected', async () => {
    const all = parse(array(VclConfig), (await world.fetchJson(`GET ${area}/config/`)).data)
    expect(all.length).toBeGreaterThan(30)
    expect(all.map(({ id }) => id)).toEqual(all.map(({ id }) => id).sort((a, b) => b - a))
    const { data } = await world.fetchJson(`GET ${area}/config/?limit=10&offset=10`)
    expect(data).toMatchObject({ count: all.length, results: all.slice(10, 20) })
    const surroundings = vclSurroundings(world.sandbox.world, 300, 'production')
    const rejected = all.filter(({ status }) => status === 'rejected')
    expect(rejected).toHaveLength(1)
    for (const { config_body, error_text } of all) {
      const [problem] = checkVcl(config_body, surroundings)
      expect(problem ? vclMessage(config_body, problem) : null).toBe(error_text)
    }
  })

  it('compile in every company and area', () => {
    const rows = world.sandbox.world.vcl_configs.all()
    expect(new Set(rows.map(({ company, area: of }) => `${company} ${of}`)).size).toBe(7)
    for (const row of rows) {
      const problems = checkVcl(row.config_body, vclSurroundings(world.sandbox.world, row.company, row.area))
      expect(problems.length > 0, row.config_body).toBe(row.error_text !== null)
    }
    for (const row of world.sandbox.world.custom_configs.all())
      expect(checkVcl(row.config_body, { backends: [], dialect: 'full' })).toEqual([])
  })
})

describe('a backend', () => {
  it('in use can be neither deleted nor renamed', async () => {
    const { id, company: _, ...row } = (await named('origin1'))!
    const refused = await world.fetchJson(`DELETE ${area}/backends/${id}/`)
    expect(refused.status).toBe(403)
    expect(refused.data).toEqual({ message: expect.stringContaining('references in active config') })
    expect((await world.fetchJson(`PUT ${area}/backends/${id}/`, { ...row, name: 'other' })).status).toBe(403)
    expect((await world.fetchJson(`PUT ${area}/backends/${id}/`, { ...row, port: 8443 })).data).toMatchObject({
      port: 8443,
    })
    await send('sub vcl_recv {\n  # c300_origin1 is only spoken of\n  set req.http.X = "c300_origin1";\n}')
    world.pass(1000)
    expect((await world.fetchJson(`DELETE ${area}/backends/${id}/`)).status).toBe(204)
    expect(await named('origin1')).toBeUndefined()
    expect(await named('origin1', 'staging/300')).toBeDefined()
  })

  const good = {
    name: 'fresh',
    origin: 'fresh.example',
    ssl: true,
    port: 443,
    health_check: '/',
    status_code: 200,
    host: '',
    extra_headers: '',
    interval: 40,
    no_probe: false,
  }
  it.each([
    [{ name: 'Fresh' }, 'name'],
    [{ name: '1fresh' }, 'name'],
    [{ name: 'a-b' }, 'name'],
    [{ name: 'origin1' }, 'name'],
    [{ origin: 'not a host' }, 'origin'],
    [{ origin: '192.0.2.0/24' }, 'origin'],
    [{ origin: 'www.auroramedia.example' }, 'origin'],
    [{ port: 79 }, 'port'],
    [{ port: 65_536 }, 'port'],
    [{ status_code: 600 }, 'status_code'],
    [{ interval: 14 }, 'interval'],
    [{ health_check: 'favicon.ico' }, 'health_check'],
    [{ extra_headers: 'no colon' }, 'extra_headers'],
    [{ extra_headers: 'A: "b"' }, 'extra_headers'],
  ])('is rejected with %j', async (over, field) => {
    const { status, data } = await world.fetchJson(`POST ${area}/backends/`, { ...good, ...over })
    expect(status).toBe(400)
    expect(data).toEqual({ [field]: [expect.any(String)] })
  })

  it('exists after it was added, and can be referenced', async () => {
    const { status, data } = await world.fetchJson(`POST ${area}/backends/`, { ...good, extra_headers: 'A: b\nC: d' })
    expect(status).toBe(201)
    expect(await named('fresh')).toEqual(data)
    await send(body('c300_fresh'))
  })

  it('reports its health and past failures', async () => {
    const check = async (name: string) =>
      (await world.fetchJson(`GET ${area}/backends/${(await named(name))!.id}/check/`)).data
    expect(await check('origin1')).toMatchObject({ status: 'HEALTHY', status_code: 200, error: null })
    expect(await check('video1')).toMatchObject({ status: 'SICK', status_code: null, error: expect.any(String) })
    expect(await check('legacy2019')).toMatchObject({ status: 'UNKNOWN' })
    const test = (origin: string) => world.fetchJson(`POST ${area}/backendtest/check/`, { ...good, origin })
    expect((await test('fresh.example')).data).toMatchObject({ status: 'HEALTHY' })
    expect((await test('down.example')).data).toMatchObject({ status: 'SICK' })
    const to = Date.parse('2026-06-15T10:30:00Z') / 1000
    const filters = (from: number) => encodeURIComponent(JSON.stringify({ timestamp: { from, to } }))
    const month = (await world.fetchJson(`GET ${area}/backendproblem/?filters=${filters(to - 30 * 86_400)}`))
      .data as unknown[]
    expect(month[0]).toMatchObject({ backend_name: 'c300_video1', until: null })
    expect(month.length).toBeGreaterThan(10)
    world.pass(3600)
    const later = (await world.fetchJson(`GET ${area}/backendproblem/?filters=${filters(to - 30 * 86_400)}`)).data
    expect(later).toEqual(month)
  })
})

describe('rules', () => {
  const rules = async () =>
    parse(array(Rule), (await world.fetchJson(`GET ${area}/rules/`)).data).filter(({ site }) => site === 1201)
  const rule = (value: string, over: object = {}) => ({
    site: 1201,
    active: true,
    action: { template: 'redirect_https', parameters: [] },
    condition: { logic_operator: null, conditions: [{ property: 'request_url', operator: 'matches', value }] },
    ...over,
  })

  it('are named by their order, keep it without gaps, and produce the VCL', async () => {
    const before = await rules()
    expect(before.map(({ name }) => name)).toEqual(before.map((_, i) => `rule_${i + 1}`))
    const { data } = await world.fetchJson(`POST ${area}/rules/`, rule('^/neu'))
    expect(data).toMatchObject({ order: before.length + 1, name: `rule_${before.length + 1}` })
    await world.fetchJson(`DELETE ${area}/rules/${before[0]!.id}/`)
    const after = await rules()
    expect(after.map(({ order }) => order)).toEqual(before.map((_, i) => i + 1))
    const { config_body } = (await world.fetchJson(`GET ${area}/generate-vcl/?site=1201`)).data as {
      config_body: string
    }
    expect(config_body).toContain('regsub(req.url, "\\?.*$", "") ~ "^/neu"')
    await send(config_body)
  })

  it('are reordered only as a complete list', async () => {
    const before = await rules()
    const order = before.toReversed().map((row, i) => ({ ...row, order: i + 1, name: `rule_${i + 1}` }))
    expect((await world.fetchJson(`PUT ${area}/rules/reorder/?site=1201`, { rules: order.slice(1) })).status).toBe(400)
    const misnamed = order.map((row, i) => (i === 0 ? { ...row, name: 'rule_9' } : row))
    expect((await world.fetchJson(`PUT ${area}/rules/reorder/?site=1201`, { rules: misnamed })).status).toBe(400)
    expect((await world.fetchJson(`PUT ${area}/rules/reorder/?site=1201`, { rules: order })).status).toBe(200)
    expect((await rules()).map(({ id }) => id)).toEqual(before.map(({ id }) => id).reverse())
  })

  it.each([
    ['a pattern that does not compile', rule('('), 'condition'],
    [
      'an unknown backend',
      rule('x', { action: { template: 'assign_backend', parameters: [{ name: 'backend', value: 'gone' }] } }),
      'action',
    ],
    ['a missing parameter', rule('x', { action: { template: 'redirect_301', parameters: [] } }), 'action'],
    [
      'an unknown parameter',
      rule('x', { action: { template: 'deny', parameters: [{ name: 'colour', value: '1' }] } }),
      'action',
    ],
    ['an unknown template', rule('x', { action: { template: 'explode', parameters: [] } }), 'action'],
    ['no site', rule('x', { site: 99_999 }), 'site'],
    [
      'an operator that makes no sense',
      rule('x', {
        condition: { logic_operator: null, conditions: [{ property: 'method', operator: 'contains', value: 'G' }] },
      }),
      'condition',
    ],
  ])('are rejected with %s', async (_, sent, field) => {
    const { status, data } = await world.fetchJson(`POST ${area}/rules/`, sent)
    expect(status).toBe(400)
    expect(data).toHaveProperty(field)
  })

  it('of foreign sites are rejected in the provider’s words', async () => {
    const site = world.sandbox.world.sites.find(({ company }) => company === 411)!.id
    expect(await world.fetchJson(`POST ${area}/rules/`, rule('x', { site }))).toEqual({
      status: 400,
      data: { message: 'Site ownership denied' },
    })
  })

  it('have their own conditions', async () => {
    const [first] = await rules()
    const path = `${area}/rules/${first!.id}/conditions/`
    await world.fetchJson(`POST ${path}`, { property: 'country', operator: 'equals', value: 'ES' })
    const [changed] = await rules()
    expect(changed!.condition).toMatchObject({ logic_operator: 'and', conditions: [{}, { property: 'country' }] })
    await world.fetchJson(`DELETE ${path}${changed!.condition.conditions[0]!.id}/`)
    expect((await rules())[0]!.condition).toMatchObject({ logic_operator: null, conditions: [{ property: 'country' }] })
  })
})
