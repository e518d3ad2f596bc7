import { beforeEach, describe, expect, it } from 'vitest'
import { createMovableSandbox } from './movableSandbox.ts'

let world: ReturnType<typeof createMovableSandbox>
beforeEach(() => {
  world = createMovableSandbox()
})

describe('under-attack mode', () => {
  it('is enabled and disabled per site', async () => {
    const path = 'autoprovisioning/300/uam/1201/'
    expect((await world.fetchJson(`GET ${path}`)).data).toMatchObject({ active: false, activated_at: null })
    expect((await world.fetchJson(`POST ${path}`)).status).toBe(201)
    world.pass(60)
    expect(await world.fetchJson(`POST ${path}`)).toMatchObject({
      status: 200,
      data: { active: true, activated_at: '2026-06-15T10:30:00Z', activated_by: 'admin@parapet.example' },
    })
    const all = (await world.fetchJson('GET autoprovisioning/300/uam/')).data as { active: boolean }[]
    expect(all.filter(({ active }) => active)).toHaveLength(1)
    expect((await world.fetchJson(`DELETE ${path}`)).status).toBe(204)
    expect((await world.fetchJson(`DELETE ${path}`)).status).toBe(404)
    expect((await world.fetchJson(`POST ${path}`, undefined, 'viewer')).status).toBe(403)
  })
})

describe('API protection', () => {
  it("has one rule per site, for the company's own sites", async () => {
    const path = 'autoprovisioning/300/api-protection-rules/'
    const rule = { site: 1201, active: true, action: 'log', schema_url: null, methods: ['GET', 'GET'], rate_limit: 10 }
    expect((await world.fetchJson(`POST ${path}`, rule)).data).toMatchObject({
      site: 1201,
      methods: ['GET'],
      action: 'log',
    })
    expect((await world.fetchJson(`POST ${path}`, rule)).data).toEqual({ site: ['This site already has a rule.'] })
    expect((await world.fetchJson(`PUT ${path}1201/`, { ...rule, action: 'shout' })).data).toHaveProperty('action')
    expect((await world.fetchJson(`PUT ${path}1201/`, { ...rule, schema_url: 'x' })).data).toHaveProperty('schema_url')
    const site = world.sandbox.world.sites.find(({ company }) => company === 411)?.id
    expect((await world.fetchJson(`POST ${path}`, { ...rule, site })).data).toEqual({
      message: 'Site ownership denied',
    })
    expect((await world.fetchJson(`DELETE ${path}1201/`)).status).toBe(204)
    expect((await world.fetchJson(`GET ${path}1201/`)).status).toBe(404)
  })
})

describe('the false positives report', () => {
  it('is emailed, for a week at most', async () => {
    const fetchJson = (days: number, sites = [1201]) =>
      world.fetchJson('POST statistics/300/waf/false-positives/', {
        timestamp: { from: 1_781_000_000, to: 1_781_000_000 + days * 86_400 },
        sites,
        whitelist: true,
      })
    expect((await fetchJson(7)).status).toBe(200)
    expect(world.sandbox.world.mails.all().at(-1)).toMatchObject({
      to: 'admin@parapet.example',
      text: expect.stringContaining('www.auroramedia.example'),
    })
    expect((await fetchJson(8)).data).toHaveProperty('timestamp')
    expect((await fetchJson(1, [7])).data).toHaveProperty('sites')
  })
})
