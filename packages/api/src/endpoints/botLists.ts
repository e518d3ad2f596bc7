import { area } from '../call/area.ts'
import { body, call, extension, needsService, refreshes, returns } from '../call/call.ts'
import { type NewPrivateBotList, OriginScript, PrivateBotList, PublicBotList } from '../entities/BotLists.ts'
import { rows } from '../entities/rows.ts'

/** Allow and deny lists and the page script of the older bot mitigation (§7); bodies are ours. */
export const botLists = area(
  'botLists',
  {
    publicAllow: call('GET {company}/allow_list/public/', returns(rows(PublicBotList)), extension),
    /** Switches a list of the provider's on or off at a site. */
    switchPublicAllow: call(
      'PUT {company}/allow_list/public/{list}/site/{site}/',
      body<{ enabled: boolean }>(),
      returns(PublicBotList),
      refreshes('botLists.publicAllow'),
      extension,
    ),
    publicDeny: call('GET {company}/deny_list/public/', returns(rows(PublicBotList)), extension),
    switchPublicDeny: call(
      'PUT {company}/deny_list/public/{list}/site/{site}/',
      body<{ enabled: boolean }>(),
      returns(PublicBotList),
      refreshes('botLists.publicDeny'),
      extension,
    ),

    allowed: call('GET {company}/site/{site}/allow_list/private/', returns(rows(PrivateBotList)), extension),
    addAllowed: call(
      'POST {company}/site/{site}/allow_list/private/',
      body<NewPrivateBotList>(),
      returns(PrivateBotList),
      extension,
    ),
    saveAllowed: call(
      'PUT {company}/site/{site}/allow_list/private/{list}/',
      body<NewPrivateBotList>(),
      returns(PrivateBotList),
      extension,
    ),
    removeAllowed: call('DELETE {company}/site/{site}/allow_list/private/{list}/', extension),

    denied: call('GET {company}/site/{site}/deny_list/private/', returns(rows(PrivateBotList)), extension),
    addDenied: call(
      'POST {company}/site/{site}/deny_list/private/',
      body<NewPrivateBotList>(),
      returns(PrivateBotList),
      extension,
    ),
    saveDenied: call(
      'PUT {company}/site/{site}/deny_list/private/{list}/',
      body<NewPrivateBotList>(),
      returns(PrivateBotList),
      extension,
    ),
    removeDenied: call('DELETE {company}/site/{site}/deny_list/private/{list}/', extension),

    script: call('GET {company}/origin_script/site/{site}/', returns(OriginScript), extension),
  },
  { prefix: 'bot_mitigation', needs: needsService('botmitigation') },
)
