import { array } from 'valibot'
import { call, extension, filteredBy, gives, quiet, refreshes, takes } from '../call/call.ts'
import {
  Backend,
  BackendCheck,
  BackendProblem,
  type BackendProblemFilter,
  type NewBackend,
} from '../entities/Backend.ts'
import { listOf } from '../entities/List.ts'
import {
  CompoundCondition,
  type NewCondition,
  type NewRule,
  Rule,
  RuleAction,
  RuleCondition,
  RuleCount,
  type RuleOrder,
} from '../entities/Rule.ts'
import { CustomConfig, GeneratedVcl, type NewVclConfig, VclConfig } from '../entities/VclConfig.ts'

/**
 * The rows that production and staging share; only the prefix differs. `name` is the area's. A compile error answers
 * 400 with the compiler's text, deleting a backend in use 403. Conditions and actions of one rule (§7: "rules/{id}/
 * conditions and actions") are written under paths of ours.
 */
/* @__NO_SIDE_EFFECTS__ */
export function edgeRows(name: 'provisioning' | 'staging') {
  const ruleReads = refreshes(
    `${name}.rules`,
    `${name}.rule`,
    `${name}.ruleCounts`,
    `${name}.generatedVcl`,
    `${name}.conditions`,
    `${name}.actions`,
    `${name}.compoundConditions`,
  )
  return {
    backends: call('GET {company}/backends/{?ordering,search,limit,offset}', gives(listOf(Backend))),
    backend: call('GET {company}/backends/{backend}/', gives(Backend), extension),
    addBackend: call('POST {company}/backends/', takes<NewBackend>(), gives(Backend)),
    saveBackend: call('PUT {company}/backends/{backend}/', takes<NewBackend>(), gives(Backend)),
    removeBackend: call('DELETE {company}/backends/{backend}/'),
    checkBackend: call('GET {company}/backends/{backend}/check/', gives(BackendCheck)),
    testBackend: call('POST {company}/backendtest/check/', takes<NewBackend>(), gives(BackendCheck), quiet),
    backendProblems: call(
      'GET {company}/backendproblem/{?filters}',
      filteredBy<BackendProblemFilter>(),
      gives(array(BackendProblem)),
    ),

    /** Newest first. `active` is the current one. */
    configs: call('GET {company}/config/{?active,deployed,search,limit,offset}', gives(listOf(VclConfig))),
    config: call('GET {company}/config/{config}/', gives(VclConfig), extension),
    deploy: call('POST {company}/config/', takes<NewVclConfig>(), gives(VclConfig)),
    customConfigs: call('GET {company}/customconfig/', gives(array(CustomConfig))),
    generatedVcl: call('GET {company}/generate-vcl/{?site}', gives(GeneratedVcl)),

    rules: call('GET {company}/rules/{?search,limit,offset}', gives(listOf(Rule))),
    rule: call('GET {company}/rules/{rule}/', gives(Rule), extension),
    addRule: call('POST {company}/rules/', takes<NewRule>(), gives(Rule), ruleReads),
    saveRule: call('PUT {company}/rules/{rule}/', takes<NewRule>(), gives(Rule), ruleReads),
    removeRule: call('DELETE {company}/rules/{rule}/', ruleReads),
    reorderRules: call('PUT {company}/rules/reorder/{?site}', takes<RuleOrder>(), gives(array(Rule)), ruleReads),
    ruleCounts: call('GET {company}/rules/count/', gives(array(RuleCount)), extension),
    conditions: call('GET {company}/rules/{rule}/conditions/', gives(array(RuleCondition))),
    addCondition: call(
      'POST {company}/rules/{rule}/conditions/',
      takes<NewCondition>(),
      gives(RuleCondition),
      ruleReads,
    ),
    saveCondition: call(
      'PUT {company}/rules/{rule}/conditions/{condition}/',
      takes<NewCondition>(),
      gives(RuleCondition),
      ruleReads,
    ),
    removeCondition: call('DELETE {company}/rules/{rule}/conditions/{condition}/', ruleReads),
    actions: call('GET {company}/rules/{rule}/actions/', gives(array(RuleAction))),
    saveAction: call(
      'PUT {company}/rules/{rule}/actions/{action}/',
      takes<NewRule['action']>(),
      gives(RuleAction),
      ruleReads,
    ),
    compoundConditions: call('GET {company}/rules/compound_conditions/', gives(array(CompoundCondition))),
    /** Replaces the conditions of a rule. */
    bindConditions: call(
      'POST {company}/rules/compound_conditions/',
      takes<NewRule['condition'] & { rule: number }>(),
      gives(CompoundCondition),
      ruleReads,
    ),
  }
}
