import { array } from 'valibot'
import { body, call, extension, quiet, refreshes, returns } from '../call/call.ts'
import { Backend, BackendCheck, type NewBackend } from '../entities/Backend.ts'
import { listOf } from '../entities/List.ts'
import {
  CompoundCondition,
  type NewCondition,
  type NewRule,
  Rule,
  RuleAction,
  RuleCondition,
  type RuleOrder,
} from '../entities/Rule.ts'
import { rows } from '../entities/rows.ts'
import { CustomConfig, GeneratedVcl, type NewVclConfig, VclConfig } from '../entities/VclConfig.ts'

import { provisioningReads } from './provisioningReads.ts'

/**
 * The rows that production and staging share; only the prefix differs. `name` is the area's. A compile error answers
 * 400 with the compiler's text, deleting a backend in use 403. Conditions and actions of one rule (§7: "rules/{id}/
 * conditions and actions") are written under paths of ours.
 */
/* @__NO_SIDE_EFFECTS__ */
export function provisioningRows(name: 'provisioning' | 'staging') {
  const ruleReads = refreshes(
    `${name}.rules`,
    `${name}.generatedVcl`,
    `${name}.conditions`,
    `${name}.actions`,
    `${name}.compoundConditions`,
  )
  return {
    ...provisioningReads,
    backends: call('GET {company}/backends/{?ordering,search,limit,offset}', returns(listOf(Backend))),
    addBackend: call('POST {company}/backends/', body<NewBackend>(), returns(Backend)),
    saveBackend: call(
      'PUT {company}/backends/{backend}/',
      body<NewBackend>(),
      returns(Backend),
      refreshes(`${name}.checkBackend`),
    ),
    removeBackend: call('DELETE {company}/backends/{backend}/'),
    checkBackend: call('GET {company}/backends/{backend}/check/', returns(BackendCheck)),
    testBackend: call('POST {company}/backendtest/check/', body<NewBackend>(), returns(BackendCheck), quiet),

    config: call('GET {company}/config/{config}/', returns(VclConfig), extension),
    deploy: call('POST {company}/config/', body<NewVclConfig>(), returns(VclConfig)),
    customConfigs: call('GET {company}/customconfig/', returns(rows(CustomConfig))),
    generatedVcl: call('GET {company}/generate-vcl/{?site}', returns(GeneratedVcl)),

    rules: call('GET {company}/rules/{?search,limit,offset}', returns(listOf(Rule))),
    addRule: call('POST {company}/rules/', body<NewRule>(), returns(Rule), ruleReads),
    saveRule: call('PUT {company}/rules/{rule}/', body<NewRule>(), returns(Rule), ruleReads),
    removeRule: call('DELETE {company}/rules/{rule}/', ruleReads),
    reorderRules: call('PUT {company}/rules/reorder/{?site}', body<RuleOrder>(), returns(array(Rule)), ruleReads),
    conditions: call('GET {company}/rules/{rule}/conditions/', returns(rows(RuleCondition))),
    addCondition: call(
      'POST {company}/rules/{rule}/conditions/',
      body<NewCondition>(),
      returns(RuleCondition),
      ruleReads,
    ),
    saveCondition: call(
      'PUT {company}/rules/{rule}/conditions/{condition}/',
      body<NewCondition>(),
      returns(RuleCondition),
      ruleReads,
    ),
    removeCondition: call('DELETE {company}/rules/{rule}/conditions/{condition}/', ruleReads),
    actions: call('GET {company}/rules/{rule}/actions/', returns(rows(RuleAction))),
    saveAction: call(
      'PUT {company}/rules/{rule}/actions/{action}/',
      body<NewRule['action']>(),
      returns(RuleAction),
      ruleReads,
    ),
    compoundConditions: call('GET {company}/rules/compound_conditions/', returns(rows(CompoundCondition))),
    bindConditions: call(
      'POST {company}/rules/compound_conditions/',
      body<NewRule['condition'] & { rule: number }>(),
      returns(CompoundCondition),
      ruleReads,
    ),
  }
}
