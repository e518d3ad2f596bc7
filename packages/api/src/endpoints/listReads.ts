import { call, needsService, returns } from '../call/call.ts'
import { BlockedAddress } from '../entities/BlockedAddress.ts'
import { rows } from '../entities/rows.ts'

/** The rows of `lists` that boards use. */
export const listReads = {
  blocked: call(
    'GET autoprovisioning/{company}/blockedlist/{?kind}',
    returns(rows(BlockedAddress)),
    needsService('waf', 'iplists'),
  ),
}
