// The public calls beyond §7: reads see their changes, and permissions hold.
import { parse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { checkVcl } from '../../domain/vcl/check.ts'
import { VclRecommendation } from '../../entities/Assistance.ts'
import { vclSurroundings } from '../world/provisioning.ts'
import { serviceId } from '../world/serviceIds.ts'
import { createMovableSandbox } from './movableSandbox.ts'
import { isWeak } from './passwords.ts'

const idOf = ({ data }: { data: unknown }) => (data as { id: number }).id

describe("the user's own account", () => {
  it('renames passkeys, only its own', async () => {
    const { fetchJson, sandbox } = createMovableSandbox()
    const key = { id: 'k', user: 1, name: 'Laptop', created_at: '2026-05-01T09:00:00Z', last_used_at: null }
    sandbox.world.passkeys.put('k', { ...key, public_key: 'p', counter: 3, transports: [] })
    expect((await fetchJson('PATCH users/passkeys/k/', { name: '  Work  ' })).data).toMatchObject({
      id: 'k',
      name: 'Work',
    })
    expect((await fetchJson('GET users/passkeys')).data).toEqual([expect.objectContaining({ name: 'Work' })])
    expect(sandbox.world.passkeys.get('k')).toMatchObject({ public_key: 'p', counter: 3 })
    expect((await fetchJson('PATCH users/passkeys/k/', { name: 'x' }, 'staff')).status).toBe(404)
    expect((await fetchJson('PATCH users/passkeys/k/', { name: ' ' })).status).toBe(400)
  })

  it('clears all its trusted devices, and only its own', async () => {
    const { fetchJson, sandbox } = createMovableSandbox()
    const facts = { os: '', browser: '', ip: null, created_at: null, last_login: null, expires_at: null, uuid: 'u' }
    for (const [id, user] of [
      [1, 1],
      [2, 1],
      [3, 2],
    ] as const)
      sandbox.world.devices.put(id, { id, user, ...facts })
    expect((await fetchJson('DELETE users/remembered_device/')).status).toBe(204)
    expect((await fetchJson('GET users/remembered_device')).data).toEqual([])
    expect((await fetchJson('GET users/remembered_device', undefined, 'viewer')).data).toHaveLength(1)
  })

  it('has API keys: renewed, and visible to administrators of the user', async () => {
    const { fetchJson, sandbox } = createMovableSandbox()
    const before = (await fetchJson('GET users/credentials/')).data
    const made = await fetchJson('POST users/credentials/')
    expect([made.status, made.data]).toEqual([201, (await fetchJson('GET users/credentials/')).data])
    expect(made.data).not.toEqual(before)
    const viewer = sandbox.world.users.find(({ username }) => username === 'viewer')
    const path = `GET companies/oauth/create/300/${viewer?.id}/`
    expect((await fetchJson(path)).data).toEqual(viewer?.oauth)
    expect((await fetchJson(path, undefined, 'viewer')).data).toEqual(viewer?.oauth)
    expect((await fetchJson(path, undefined, 'config')).status).toBe(403)
    expect((await fetchJson('GET companies/oauth/create/301/2/', undefined, 'viewer')).status).toBeGreaterThanOrEqual(
      400,
    )
    expect((await fetchJson('GET companies/oauth/create/300/999/')).status).toBe(404)
  })

  it('gets strong random passwords without a change', async () => {
    const { fetchJson } = createMovableSandbox()
    const { status, data } = await fetchJson('POST core/password/300/')
    expect(status).toBe(200)
    expect(isWeak((data as { password: string }).password)).toBe(false)
    expect((await fetchJson('POST core/password/300/', undefined, 'viewer')).status).toBe(403)
    expect((await fetchJson('POST core/password/abc0/', { password: 'Better-2026' })).status).toBe(404)
  })
})

describe('companies and tenants', () => {
  it('are cloned without sites, and deleted only if they never had any', async () => {
    const { fetchJson, sandbox } = createMovableSandbox()
    const made = await fetchJson('POST companies/clone/', { company: 411, name: 'Hotel Faro Sur' }, 'dealer')
    expect(made.status).toBe(201)
    const model = sandbox.world.companies.get(411)
    expect(made.data).toMatchObject({ name: 'Hotel Faro Sur', client: model?.client, sites: [] })
    const names = (services: readonly { name: string }[] = []) => services.map(({ name }) => name)
    expect(names((made.data as { services: { name: string }[] }).services)).toEqual(names(model?.services))
    const all = (await fetchJson('GET companies/', undefined, 'dealer')).data
    expect(all).toContainEqual(expect.objectContaining({ id: idOf(made) }))
    expect((await fetchJson('POST companies/clone/', { company: 300, name: 'X' }, 'dealer')).status).toBe(400)
    expect((await fetchJson('POST companies/clone/', { company: 300, name: 'X' })).status).toBe(403)
    expect((await fetchJson('DELETE companies/411/', undefined, 'dealer')).status).toBe(400)
    expect((await fetchJson(`DELETE companies/${idOf(made)}/`)).status).toBe(403)
    expect((await fetchJson(`DELETE companies/${idOf(made)}/`, undefined, 'dealer')).status).toBe(204)
    expect((await fetchJson(`GET companies/${idOf(made)}`, undefined, 'dealer')).status).toBe(404)
    expect(sandbox.world.users.find(({ username }) => username === 'dealer')?.profiles).not.toContainEqual(
      expect.objectContaining({ company: idOf(made) }),
    )
  })

  it('a tenant is created, named, given a company and a service, and deleted when empty', async () => {
    const { fetchJson } = createMovableSandbox()
    const as = 'dealer' as const
    const tenant = idOf(await fetchJson('POST billing/tenant/41/', { name: 'Faro Group' }, as))
    expect((await fetchJson(`PUT billing/tenant/${tenant}/`, { name: 'Faro Holding' }, as)).data).toMatchObject({
      name: 'Faro Holding',
      solution_type: 'advanced',
      companies: [],
    })
    const service = { service_id: serviceId('waf') }
    expect((await fetchJson(`POST billing/tenant/${tenant}/service/`, service, as)).status).toBe(400)
    const company = idOf(await fetchJson(`POST companies/tenant/${tenant}/company/create/`, { name: 'Faro Norte' }, as))
    expect((await fetchJson(`GET billing/${tenant}/tenant/${tenant}`, undefined, as)).data).toMatchObject({
      companies: [{ id: company, name: 'Faro Norte' }],
    })
    expect((await fetchJson(`POST billing/tenant/${tenant}/service/`, service, as)).status).toBe(201)
    expect((await fetchJson(`POST billing/tenant/${tenant}/service/`, service, as)).status).toBe(400)
    const held = (await fetchJson(`GET companies/${company}`, undefined, as)).data
    expect(held).toMatchObject({ services: [{ id: service.service_id, name: 'waf' }] })
    expect((await fetchJson(`DELETE billing/tenant/${tenant}/`, undefined, as)).status).toBe(400)
    expect(
      (await fetchJson(`DELETE billing/tenant/${tenant}/service/${service.service_id}/`, undefined, as)).status,
    ).toBe(204)
    expect((await fetchJson(`GET companies/${company}`, undefined, as)).data).toMatchObject({ services: [] })
    await fetchJson(`DELETE companies/${company}/`, undefined, as)
    expect((await fetchJson(`DELETE billing/tenant/${tenant}/`, undefined, as)).status).toBe(204)
    expect((await fetchJson(`GET billing/${tenant}/tenant/`, undefined, as)).status).toBe(404)
  })

  it('tenants of others are inaccessible', async () => {
    const { fetchJson } = createMovableSandbox()
    for (const what of [
      'PUT billing/tenant/31/',
      'POST billing/tenant/31/service/',
      'POST companies/tenant/31/company/create/',
    ])
      expect((await fetchJson(what, { name: 'x', service_id: serviceId('waf') })).status, what).toBe(403)
    expect((await fetchJson('DELETE billing/tenant/30/')).status).toBe(403)
  })
})

describe('lists of bots', () => {
  const area = 'bot_mitigation/300'
  it('of the provider are enabled per site', async () => {
    const { fetchJson } = createMovableSandbox()
    const sitesOf = async (id: number) => {
      const lists = (await fetchJson(`GET ${area}/deny_list/public/`)).data as { id: number; sites: number[] }[]
      return lists.find((list) => list.id === id)?.sites
    }
    expect(await sitesOf(14)).toEqual([])
    await fetchJson(`PUT ${area}/deny_list/public/14/site/1202/`, { enabled: true })
    expect(await sitesOf(14)).toEqual([1202])
    await fetchJson(`PUT ${area}/deny_list/public/11/site/1202/`, { enabled: false })
    expect(await sitesOf(11)).not.toContain(1202)
    expect(await sitesOf(11)).toContain(1201)
    expect((await fetchJson(`PUT ${area}/deny_list/public/1/site/1202/`, { enabled: true })).status).toBe(404)
    expect((await fetchJson(`PUT ${area}/deny_list/public/14/site/1301/`, { enabled: true })).status).toBe(404)
  })

  it('of a site are created, changed and deleted in allow and block lists', async () => {
    const { fetchJson } = createMovableSandbox()
    const path = `${area}/site/1202/deny_list/private/`
    const list = {
      name: 'Pests',
      description: '',
      active: true,
      addresses: ['203.0.113.9', '203.0.113.9', '2001:db8::/32'],
    }
    const made = await fetchJson(`POST ${path}`, list)
    expect(made.data).toMatchObject({ site: 1202, kind: 'deny', addresses: ['203.0.113.9', '2001:db8::/32'] })
    const id = idOf(made)
    expect((await fetchJson(`GET ${path}`)).data).toEqual([made.data])
    expect((await fetchJson(`GET ${area}/site/1202/allow_list/private/${id}/`)).status).toBe(404)
    expect((await fetchJson(`GET ${area}/site/1201/deny_list/private/${id}/`)).status).toBe(404)
    expect((await fetchJson(`PUT ${path}${id}/`, { ...list, active: false })).data).toMatchObject({ id, active: false })
    expect((await fetchJson(`POST ${path}`, { ...list, addresses: ['nowhere'] })).data).toEqual({
      addresses: { 0: ['Enter a valid address or network.'] },
    })
    expect((await fetchJson(`DELETE ${path}${id}/`)).status).toBe(204)
    expect((await fetchJson(`GET ${path}`)).data).toEqual([])
  })

  it('the script of a page contains its token', async () => {
    const { fetchJson } = createMovableSandbox()
    expect((await fetchJson(`GET ${area}/origin_script/site/1203/`)).status).toBe(404)
    const { token } = (await fetchJson(`POST ${area}/origin_token/site/1203/`)).data as { token: string }
    expect((await fetchJson(`GET ${area}/origin_script/site/1203/`)).data).toMatchObject({
      script: expect.stringContaining(`data-token="${token}"`),
    })
  })
})

describe('help with VCL and origins', () => {
  const wishes = [
    'https please',
    'we are under attack',
    'rate limit',
    'block a country',
    'captcha for bots',
    'never cache',
  ]
  it.each([...wishes, 'cache static files', 'webp images', 'a header', 'another origin', 'قهوة'])(
    'the snippet for "%s" compiles',
    async (prompt) => {
      const { fetchJson, sandbox } = createMovableSandbox()
      const { data } = await fetchJson('POST autoprovisioning/300/vcl_recommendation/', { prompt })
      const { vcl, explanation } = parse(VclRecommendation, data)
      expect(checkVcl(vcl, vclSurroundings(sandbox.world, 300, 'production'))).toEqual([])
      expect(explanation === '').toBe(prompt === 'قهوة')
    },
  )

  it('a reported problem is listed with the probe failures, and expires', async () => {
    const { fetchJson, pass } = createMovableSandbox()
    const [backend] = (await fetchJson('GET autoprovisioning/300/backends/')).data as { id: number; name: string }[]
    const area = 'autoprovisioning/300/backendproblem'
    const made = await fetchJson(`POST ${area}/`, { backend_id: backend?.id, error: 'No pictures', status_code: 404 })
    expect(made.status).toBe(201)
    pass(600)
    const to = Date.parse('2026-06-15T10:41:00Z') / 1000
    const filters = encodeURIComponent(JSON.stringify({ backend_id: backend?.id, timestamp: { from: to - 3600, to } }))
    expect((await fetchJson(`GET ${area}/?filters=${filters}`)).data).toContainEqual({
      ...(made.data as object),
      until: expect.any(Number),
    })
    expect((await fetchJson(`GET ${area}/${idOf(made)}/`)).data).toMatchObject({ error: 'No pictures' })
    expect((await fetchJson(`POST ${area}/`, { backend_id: 1, error: 'x' })).status).toBe(400)
    expect((await fetchJson(`GET staging/300/backendproblem/?filters=${filters}`)).data).toEqual([])
  })

  it('a site can be excluded from monitoring', async () => {
    const { fetchJson } = createMovableSandbox()
    const path = 'statistics/300/anomalypreferences/'
    const isWatched = async () =>
      ((await fetchJson(`GET ${path}`)).data as { results: { site_id: number; active: boolean }[] }).results.find(
        (row) => row.site_id === 1201,
      )?.active
    expect(await isWatched()).toBe(true)
    expect((await fetchJson(`DELETE ${path}1201/`)).status).toBe(204)
    expect(await isWatched()).toBe(false)
    expect((await fetchJson('GET statistics/300/anomalythreshold/?site_id=1201')).data).toEqual([])
    expect((await fetchJson(`DELETE ${path}1201/`)).status).toBe(404)
  })
})
