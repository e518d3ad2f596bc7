import { area } from '../call/area.ts'
import { body, call, extension, filteredBy, needs, needsService, refreshes, returns } from '../call/call.ts'
import {
  BotConfiguration,
  BotFlag,
  type NewBotConfiguration,
  type NewOriginConfig,
  OriginConfig,
  type OriginConfigFilter,
  OriginToken,
} from '../entities/BotSettings.ts'
import { listOf } from '../entities/List.ts'
import { rows } from '../entities/rows.ts'

/** Bot detection settings: a token and the scores of a site (§7, Statistics), in an older and a newer form. */
export const botSettings = area(
  'botSettings',
  {
    tokens: call('GET {company}/origin_token', returns(rows(OriginToken))),
    token: call('GET {company}/origin_token/site/{site}', returns(OriginToken)),
    /** A new one takes the place of the old one. */
    makeToken: call(
      'POST {company}/origin_token/site/{site}',
      returns(OriginToken),
      refreshes('botSettings.tokens', 'botSettings.token'),
    ),
    configs: call(
      'GET {company}/origin_config{?filters}',
      filteredBy<OriginConfigFilter>(),
      returns(rows(OriginConfig)),
    ),
    saveConfig: call('PUT {company}/origin_config', body<NewOriginConfig>(), returns(OriginConfig)),

    flags: call('GET flags/', returns(rows(BotFlag)), needs('member'), extension),
    configurations: call(
      'GET {company}/configurations/{?ordering,search,limit,offset}',
      returns(listOf(BotConfiguration)),
      extension,
    ),
    addConfiguration: call(
      'POST {company}/configurations/',
      body<NewBotConfiguration & { site: number }>(),
      returns(BotConfiguration),
      extension,
    ),
    saveConfiguration: call(
      'PUT {company}/configurations/{site}/',
      body<NewBotConfiguration>(),
      returns(BotConfiguration),
      extension,
    ),
    removeConfiguration: call('DELETE {company}/configurations/{site}/', extension),
  },
  { prefix: 'bot_mitigation', needs: needsService('botmitigation') },
)
