import { area } from '../call/area.ts'
import { body, call, needsService, returns } from '../call/call.ts'
import { Alert, type NewAlert, ReactionInfo } from '../entities/Alert.ts'
import { rows } from '../entities/rows.ts'

/** Limits of consumption, and what may be done about things that happen (§7, Companies). */
export const alerts = area(
  'alerts',
  {
    list: call('GET {company}/alerts/', returns(rows(Alert))),
    add: call('POST {company}/alerts/', body<NewAlert>(), returns(Alert), needsService('stats')),
    save: call('PUT {company}/alerts/{alert}', body<NewAlert>(), returns(Alert), needsService('stats')),
    setActive: call(
      'PATCH {company}/alerts/{alert}',
      body<{ active: boolean }>(),
      returns(Alert),
      needsService('stats'),
    ),
    remove: call('DELETE {company}/alerts/{alert}', needsService('stats')),
    /** `service` is AnomalyThreshold or TransparentAlert. */
    reactions: call('GET {company}/reactioninfo/{?service}', returns(rows(ReactionInfo))),
  },
  { prefix: 'companies' },
)
