import { array } from 'valibot'
import { area } from '../call/area.ts'
import { call, gives } from '../call/call.ts'
import { listOf } from '../entities/List.ts'
import {
  ActionTemplate,
  ConditionOperator,
  LogicOperatorRow,
  RuleContext,
  RuleProperty,
  RuleVariable,
} from '../entities/Rule.ts'

/**
 * The building blocks of rules, the same for every company (§7, Provisioning). The paths of `contexts` and
 * `variables` are ours: the specification does not show them.
 */
export const ruleBuilder = area(
  'ruleBuilder',
  {
    properties: call('GET properties/{?search,limit,offset}', gives(listOf(RuleProperty))),
    operators: call('GET conditions/operators/', gives(array(ConditionOperator))),
    logicOperators: call('GET conditions/logic_operators/', gives(array(LogicOperatorRow))),
    templates: call('GET action_templates/{?search,limit,offset}', gives(listOf(ActionTemplate))),
    actionContexts: call('GET actions/context/', gives(array(RuleContext))),
    contexts: call('GET contexts/', gives(array(RuleContext))),
    variables: call('GET variables/', gives(array(RuleVariable))),
  },
  { prefix: 'autoprovisioning' },
)
