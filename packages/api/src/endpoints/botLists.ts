import { array } from 'valibot'
import { area } from '../call/area.ts'
import { call, extension, gives, refreshes, takes } from '../call/call.ts'
import { type NewPrivateBotList, OriginScript, PrivateBotList, PublicBotList } from '../entities/BotLists.ts'

/**
 * Allow and deny lists and the page script of the older bot mitigation, of which §7 has tokens and configs. Bodies
 * are ours.
 */
export const botLists = area(
  'botLists',
  {
    publicAllow: call('GET {company}/allow_list/public/', gives(array(PublicBotList)), extension),
    /** Switches a list of the provider's on or off at a site. */
    switchPublicAllow: call(
      'PUT {company}/allow_list/public/{list}/site/{site}/',
      takes<{ enabled: boolean }>(),
      gives(PublicBotList),
      refreshes('botLists.publicAllow'),
      extension,
    ),
    publicDeny: call('GET {company}/deny_list/public/', gives(array(PublicBotList)), extension),
    switchPublicDeny: call(
      'PUT {company}/deny_list/public/{list}/site/{site}/',
      takes<{ enabled: boolean }>(),
      gives(PublicBotList),
      refreshes('botLists.publicDeny'),
      extension,
    ),

    allowed: call('GET {company}/site/{site}/allow_list/private/', gives(array(PrivateBotList)), extension),
    allowList: call('GET {company}/site/{site}/allow_list/private/{list}/', gives(PrivateBotList), extension),
    addAllowed: call(
      'POST {company}/site/{site}/allow_list/private/',
      takes<NewPrivateBotList>(),
      gives(PrivateBotList),
      extension,
    ),
    saveAllowed: call(
      'PUT {company}/site/{site}/allow_list/private/{list}/',
      takes<NewPrivateBotList>(),
      gives(PrivateBotList),
      extension,
    ),
    removeAllowed: call('DELETE {company}/site/{site}/allow_list/private/{list}/', extension),

    denied: call('GET {company}/site/{site}/deny_list/private/', gives(array(PrivateBotList)), extension),
    denyList: call('GET {company}/site/{site}/deny_list/private/{list}/', gives(PrivateBotList), extension),
    addDenied: call(
      'POST {company}/site/{site}/deny_list/private/',
      takes<NewPrivateBotList>(),
      gives(PrivateBotList),
      extension,
    ),
    saveDenied: call(
      'PUT {company}/site/{site}/deny_list/private/{list}/',
      takes<NewPrivateBotList>(),
      gives(PrivateBotList),
      extension,
    ),
    removeDenied: call('DELETE {company}/site/{site}/deny_list/private/{list}/', extension),

    script: call('GET {company}/origin_script/site/{site}/', gives(OriginScript), extension),
  },
  { prefix: 'bot_mitigation' },
)
