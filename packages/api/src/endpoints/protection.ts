import { area } from '../call/area.ts'
import { body, call, extension, needsService, quiet, returns } from '../call/call.ts'
import {
  ApiProtectionRule,
  type FalsePositivesRequest,
  type NewApiProtectionRule,
  UnderAttack,
} from '../entities/Protection.ts'
import { rows } from '../entities/rows.ts'

/** Under-attack mode and API protection, each a row a site (§7, Provisioning), and the WAF's report of false positives. */
export const protection = area('protection', {
  underAttack: call('GET autoprovisioning/{company}/uam/', returns(rows(UnderAttack)), needsService('uam')),
  underAttackOf: call('GET autoprovisioning/{company}/uam/{site}/', returns(UnderAttack), needsService('uam')),
  activate: call('POST autoprovisioning/{company}/uam/{site}/', returns(UnderAttack), needsService('uam')),
  deactivate: call('DELETE autoprovisioning/{company}/uam/{site}/', needsService('uam')),

  apiRules: call(
    'GET autoprovisioning/{company}/api-protection-rules/',
    returns(rows(ApiProtectionRule)),
    needsService('apiprotection'),
  ),
  apiRule: call(
    'GET autoprovisioning/{company}/api-protection-rules/{site}/',
    returns(ApiProtectionRule),
    needsService('apiprotection'),
  ),
  addApiRule: call(
    'POST autoprovisioning/{company}/api-protection-rules/',
    body<NewApiProtectionRule & { site: number }>(),
    returns(ApiProtectionRule),
    needsService('apiprotection'),
  ),
  saveApiRule: call(
    'PUT autoprovisioning/{company}/api-protection-rules/{site}/',
    body<NewApiProtectionRule>(),
    returns(ApiProtectionRule),
    needsService('apiprotection'),
  ),
  removeApiRule: call('DELETE autoprovisioning/{company}/api-protection-rules/{site}/', needsService('apiprotection')),

  /** At most a week; the report is sent by mail. */
  falsePositives: call(
    'POST statistics/{company}/waf/false-positives/',
    body<FalsePositivesRequest>(),
    quiet,
    needsService('waf'),
    extension,
  ),
})
