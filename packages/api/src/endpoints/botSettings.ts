import { array } from 'valibot'
import { area } from '../call/area.ts'
import { call, extension, filteredBy, gives, refreshes, takes } from '../call/call.ts'
import { type NewOriginConfig, OriginConfig, type OriginConfigFilter, OriginToken } from '../entities/BotSettings.ts'

/** How bots are told from people: a token a site, and the scores (§7, Statistics; the older of the provider's two generations). */
export const botSettings = area(
  'botSettings',
  {
    tokens: call('GET {company}/origin_token/', gives(array(OriginToken))),
    token: call('GET {company}/origin_token/site/{site}/', gives(OriginToken)),
    /** A new one takes the place of the old one. */
    makeToken: call(
      'POST {company}/origin_token/site/{site}/',
      gives(OriginToken),
      refreshes('botSettings.tokens', 'botSettings.token'),
    ),
    removeToken: call(
      'DELETE {company}/origin_token/site/{site}/',
      refreshes('botSettings.tokens', 'botSettings.token'),
      extension,
    ),
    configs: call(
      'GET {company}/origin_config/{?filters}',
      filteredBy<OriginConfigFilter>(),
      gives(array(OriginConfig)),
    ),
    saveConfig: call('PUT {company}/origin_config/', takes<NewOriginConfig>(), gives(OriginConfig)),
  },
  { prefix: 'bot_mitigation' },
)
