import { array, parse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { OriginConfig, OriginToken } from '../../entities/BotSettings.ts'
import { standing } from './asking.ts'

const area = 'bot_mitigation/300'

describe('the token of a site', () => {
  it('is made, replaced and removed', async () => {
    const { ask } = standing()
    const path = `${area}/origin_token/site/1202/`
    const read = async () => parse(OriginToken, (await ask(`GET ${path}`)).data).token
    expect(await read()).toBeNull()
    const first = parse(OriginToken, (await ask(`POST ${path}`)).data).token
    expect(await read()).toBe(first)
    const second = parse(OriginToken, (await ask(`POST ${path}`)).data).token
    expect(second).not.toBe(first)
    const all = parse(array(OriginToken), (await ask(`GET ${area}/origin_token/`)).data)
    expect(all.find(({ site }) => site === 1202)?.token).toBe(second)
    expect((await ask(`DELETE ${path}`)).status).toBe(204)
    expect(await read()).toBeNull()
    expect((await ask(`DELETE ${path}`)).status).toBe(404)
  })
})

describe('the scores of a site', () => {
  const read = async (ask: ReturnType<typeof standing>['ask'], sites?: number[]) => {
    const query = sites ? `?filters=${encodeURIComponent(JSON.stringify({ sites }))}` : ''
    return parse(array(OriginConfig), (await ask(`GET ${area}/origin_config/${query}`)).data)
  }

  it('are the provider’s until they are changed, a site at a time', async () => {
    const { ask } = standing()
    const before = await read(ask)
    expect(before.every(({ min_risk }) => min_risk === 60)).toBe(true)
    const [first] = await read(ask, [1201])
    const { url: _, ...config } = first!
    await ask(`PUT ${area}/origin_config/`, { ...config, min_risk: 90, min_dc_risk: -1 })
    expect(await read(ask, [1201])).toEqual([{ ...first, min_risk: 90, min_dc_risk: -1 }])
    expect((await read(ask)).filter(({ min_risk }) => min_risk === 60)).toHaveLength(before.length - 1)
  })

  it('lie in their ranges, and belong to sites of the company', async () => {
    const { ask, sandbox } = standing()
    const [{ url: _, ...config }] = (await read(ask, [1201])) as [OriginConfig]
    for (const over of [{ min_risk: 100 }, { min_as_risk: -1 }, { min_dc_risk: -2 }, { deny_abuse: 'no' }, { site: 7 }])
      expect((await ask(`PUT ${area}/origin_config/`, { ...config, ...over })).data).toHaveProperty(Object.keys(over))
    const site = sandbox.world.sites.find(({ company }) => company === 413)?.id
    expect((await ask(`PUT ${area}/origin_config/`, { ...config, site })).data).toEqual({
      message: 'Site ownership denied',
    })
    expect((await ask(`GET ${area}/origin_token/`, undefined, 'viewer')).status).toBe(403)
  })
})
