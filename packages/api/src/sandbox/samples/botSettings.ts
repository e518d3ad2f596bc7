import type { botSettings } from '../../endpoints/botSettings.ts'
import type { SamplesOf } from '../samples.ts'
import { firstOriginConfig } from '../world/botSettings.ts'

export const botSettingsSamples: SamplesOf<typeof botSettings> = {
  tokens: {},
  token: { params: { site: 1201 } },
  makeToken: { params: { site: 1201 } },
  removeToken(world) {
    world.origin_tokens.load('1203', { id: 1203, company: 300, token: 'old', created_at: 1_781_000_000 })
    return { params: { site: 1203 } }
  },
  configs: { params: { filters: { sites: [1201] } } },
  saveConfig: { body: { ...firstOriginConfig, site: 1201 } },
}
