import { array } from 'valibot'
import { area } from '../call/area.ts'
import { body, call, extension, quiet, returns } from '../call/call.ts'
import {
  ApiProtectionRule,
  type FalsePositivesRequest,
  type NewApiProtectionRule,
  UnderAttack,
} from '../entities/Protection.ts'

/** Under-attack mode and API protection, each a row a site (§7, Provisioning), and the WAF's report of false positives. */
export const protection = area('protection', {
  underAttack: call('GET autoprovisioning/{company}/uam/', returns(array(UnderAttack))),
  underAttackOf: call('GET autoprovisioning/{company}/uam/{site}/', returns(UnderAttack)),
  activate: call('POST autoprovisioning/{company}/uam/{site}/', returns(UnderAttack)),
  deactivate: call('DELETE autoprovisioning/{company}/uam/{site}/'),

  apiRules: call('GET autoprovisioning/{company}/api-protection-rules/', returns(array(ApiProtectionRule))),
  apiRule: call('GET autoprovisioning/{company}/api-protection-rules/{site}/', returns(ApiProtectionRule)),
  addApiRule: call(
    'POST autoprovisioning/{company}/api-protection-rules/',
    body<NewApiProtectionRule & { site: number }>(),
    returns(ApiProtectionRule),
  ),
  saveApiRule: call(
    'PUT autoprovisioning/{company}/api-protection-rules/{site}/',
    body<NewApiProtectionRule>(),
    returns(ApiProtectionRule),
  ),
  removeApiRule: call('DELETE autoprovisioning/{company}/api-protection-rules/{site}/'),

  /** At most a week; the report is sent by mail. */
  falsePositives: call(
    'POST statistics/{company}/waf/false-positives/',
    body<FalsePositivesRequest>(),
    quiet,
    extension,
  ),
})
