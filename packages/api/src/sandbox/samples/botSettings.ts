import type { NewBotConfiguration } from '../../entities/BotSettings.ts'
import type { CallsOf } from '../publicCalls.ts'
import { firstOriginConfig } from '../world/botSettings.ts'
import type { SamplesOf } from './SamplesOf.ts'

const configuration: NewBotConfiguration = {
  enabled: true,
  action: 'captcha',
  score: 85,
  flag_score: 60,
  flags: ['tor', 'botnet'],
}

/** A good request of every row. */
export const botSettingsSamples: SamplesOf<CallsOf<'botSettings'>> = {
  tokens: {},
  token: { params: { site: 1201 } },
  makeToken: { params: { site: 1201 } },
  removeToken(world) {
    world.origin_tokens.load('1203', { id: 1203, company: 300, token: 'old', created_at: 1_781_000_000 })
    return { params: { site: 1203 } }
  },
  configs: { params: { filters: { sites: [1201] } } },
  flags: {},
  configurations: { params: { ordering: '-score' } },
  configuration: { params: { site: 1206 } },
  addConfiguration: { body: { ...configuration, site: 1202 } },
  saveConfiguration: { params: { site: 1206 }, body: configuration },
  changeConfiguration: { params: { site: 1206 }, body: { enabled: false }, takesNothing: true },
  removeConfiguration: { params: { site: 1206 } },
  actionChoices: { params: { site: 1201 } },
  saveConfig: { body: { ...firstOriginConfig, site: 1201 } },
}
