import { array, parse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { BotConfiguration, BotFlag, OriginConfig, OriginToken } from '../../entities/BotSettings.ts'
import { createMovableSandbox } from './movableSandbox.ts'

const area = 'bot_mitigation/300'

describe('the token of a site', () => {
  it('is created, replaced and deleted', async () => {
    const { fetchJson } = createMovableSandbox()
    const path = `${area}/origin_token/site/1202/`
    const read = async () => parse(OriginToken, (await fetchJson(`GET ${path}`)).data).token
    expect(await read()).toBeNull()
    const first = parse(OriginToken, (await fetchJson(`POST ${path}`)).data).token
    expect(await read()).toBe(first)
    const second = parse(OriginToken, (await fetchJson(`POST ${path}`)).data).token
    expect(second).not.toBe(first)
    const all = parse(array(OriginToken), (await fetchJson(`GET ${area}/origin_token/`)).data)
    expect(all.find(({ site }) => site === 1202)?.token).toBe(second)
    expect((await fetchJson(`DELETE ${path}`)).status).toBe(204)
    expect(await read()).toBeNull()
    expect((await fetchJson(`DELETE ${path}`)).status).toBe(404)
  })
})

describe('the scores of a site', () => {
  const read = async (fetchJson: ReturnType<typeof createMovableSandbox>['fetchJson'], sites?: number[]) => {
    const query = sites ? `?filters=${encodeURIComponent(JSON.stringify({ sites }))}` : ''
    return parse(array(OriginConfig), (await fetchJson(`GET ${area}/origin_config/${query}`)).data)
  }

  it('are the provider’s defaults until changed for that site', async () => {
    const { fetchJson } = createMovableSandbox()
    const before = await read(fetchJson)
    expect(before.every(({ min_risk }) => min_risk === 60)).toBe(true)
    const [first] = await read(fetchJson, [1201])
    const { url: _, ...config } = first!
    await fetchJson(`PUT ${area}/origin_config/`, { ...config, min_risk: 90, min_dc_risk: -1 })
    expect(await read(fetchJson, [1201])).toEqual([{ ...first, min_risk: 90, min_dc_risk: -1 }])
    expect((await read(fetchJson)).filter(({ min_risk }) => min_risk === 60)).toHaveLength(before.length - 1)
  })

  it('are within their limits, and belong to sites of the company', async () => {
    const { fetchJson, sandbox } = createMovableSandbox()
    const [{ url: _, ...config }] = (await read(fetchJson, [1201])) as [OriginConfig]
    for (const over of [{ min_risk: 100 }, { min_as_risk: -1 }, { min_dc_risk: -2 }, { deny_abuse: 'no' }, { site: 7 }])
      expect((await fetchJson(`PUT ${area}/origin_config/`, { ...config, ...over })).data).toHaveProperty(
        Object.keys(over),
      )
    const site = sandbox.world.sites.find(({ company }) => company === 413)?.id
    expect((await fetchJson(`PUT ${area}/origin_config/`, { ...config, site })).data).toEqual({
      message: 'Site ownership denied',
    })
    expect((await fetchJson(`GET ${area}/origin_token/`, undefined, 'viewer')).status).toBe(403)
  })
})

describe('a configuration of the newer generation', () => {
  const settings = { enabled: true, action: 'block', score: 80, flag_score: 50, flags: ['vpn', 'tor', 'vpn'] }
  const path = `${area}/configurations/1202/`

  it('is created for a site, updated in part or in full, and deleted', async () => {
    const { fetchJson } = createMovableSandbox()
    expect((await fetchJson(`GET ${path}`)).status).toBe(404)
    const made = await fetchJson(`POST ${area}/configurations/`, { ...settings, site: 1202 })
    expect(made.status).toBe(201)
    expect(parse(BotConfiguration, made.data)).toMatchObject({ site: 1202, score: 80, flags: ['vpn', 'tor'] })
    expect((await fetchJson(`POST ${area}/configurations/`, { ...settings, site: 1202 })).data).toHaveProperty('site')
    await fetchJson(`PATCH ${path}`, { enabled: false })
    expect((await fetchJson(`GET ${path}`)).data).toMatchObject({ enabled: false, action: 'block', score: 80 })
    await fetchJson(`PUT ${path}`, { ...settings, action: 'captcha', score: 99 })
    const all = parse(array(BotConfiguration), (await fetchJson(`GET ${area}/configurations/?ordering=-score`)).data)
    expect(all.map(({ site, score }) => [site, score])).toEqual([
      [1202, 99],
      [1206, 90],
    ])
    expect((await fetchJson(`DELETE ${path}`)).status).toBe(204)
    expect((await fetchJson(`GET ${path}`)).status).toBe(404)
  })

  it('has ordered scores and existing flags, and belongs to a site of the company', async () => {
    const { fetchJson, sandbox } = createMovableSandbox()
    const flags = parse(array(BotFlag), (await fetchJson('GET bot_mitigation/flags/')).data)
    expect(new Set(flags.map(({ letter }) => letter)).size).toBe(9)
    const add = async (over: object) =>
      (await fetchJson(`POST ${area}/configurations/`, { ...settings, site: 1202, ...over })).data
    for (const over of [{ score: 100 }, { flag_score: 0 }, { flag_score: 80 }, { flags: ['kind'] }, { action: 'wave' }])
      expect(await add(over)).toHaveProperty(Object.keys(over))
    expect((await fetchJson(`PATCH ${area}/configurations/1206/`, { score: 70 })).data).toHaveProperty('flag_score')
    const site = sandbox.world.sites.find(({ company }) => company === 413)?.id
    expect(await add({ site })).toEqual({ message: 'Site ownership denied' })
    expect((await fetchJson(`GET ${path}`, undefined, 'viewer')).status).toBe(403)
    expect((await fetchJson(`GET ${path}action-choices/`)).data).toContainEqual({ value: 'bypass', label: 'Bypass' })
  })
})
