import { area } from '../call/area.ts'
import { call, returns } from '../call/call.ts'
import { listOf } from '../entities/List.ts'
import {
  ActionTemplate,
  ConditionOperator,
  LogicOperatorRow,
  RuleContext,
  RuleProperty,
  RuleVariable,
} from '../entities/Rule.ts'
import { rows } from '../entities/rows.ts'

/** The building blocks of rules (§7, Provisioning); the paths of `contexts` and `variables` are ours. */
export const ruleBuilder = area(
  'ruleBuilder',
  {
    properties: call('GET properties/{?search,limit,offset}', returns(listOf(RuleProperty))),
    operators: call('GET conditions/operators/', returns(rows(ConditionOperator))),
    logicOperators: call('GET conditions/logic_operators/', returns(rows(LogicOperatorRow))),
    templates: call('GET action_templates/{?search,limit,offset}', returns(listOf(ActionTemplate))),
    actionContexts: call('GET actions/context/', returns(rows(RuleContext))),
    contexts: call('GET contexts/', returns(rows(RuleContext))),
    variables: call('GET variables/', returns(rows(RuleVariable))),
  },
  { prefix: 'autoprovisioning' },
)
