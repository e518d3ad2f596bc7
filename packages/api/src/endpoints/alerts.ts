import { array } from 'valibot'
import { area } from '../call/area.ts'
import { call, extension, gives, takes } from '../call/call.ts'
import { Alert, type NewAlert, ReactionInfo } from '../entities/Alert.ts'

/** Limits of consumption, and what may be done about things that happen (§7, Companies). */
export const alerts = area(
  'alerts',
  {
    list: call('GET {company}/alerts/', gives(array(Alert))),
    one: call('GET {company}/alerts/{alert}/', gives(Alert), extension),
    add: call('POST {company}/alerts/', takes<NewAlert>(), gives(Alert)),
    save: call('PUT {company}/alerts/{alert}/', takes<NewAlert>(), gives(Alert)),
    setActive: call('PATCH {company}/alerts/{alert}/', takes<{ active: boolean }>(), gives(Alert)),
    remove: call('DELETE {company}/alerts/{alert}/'),
    /** `service` is AnomalyThreshold or TransparentAlert. */
    reactions: call('GET {company}/reactioninfo/{?service}', gives(array(ReactionInfo))),
  },
  { prefix: 'companies' },
)
