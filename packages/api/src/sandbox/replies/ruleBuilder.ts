import { vclSubroutines, vclVariables } from '../../domain/vcl/language.ts'
import { ruleBuilder } from '../../endpoints/ruleBuilder.ts'
import { logicOperators } from '../../entities/Rule.ts'
import { replies } from '../replies.ts'
import { actionTemplates, conditionOperators, ruleProperties } from '../world/ruleCatalogue.ts'

const contextLabels: Readonly<Record<string, string>> = {
  vcl_recv: 'When a request comes in',
  vcl_backend_response: 'When the origin has answered',
  vcl_deliver: 'When the answer goes out',
}
const actionContexts = Object.entries(contextLabels).map(([name, label], i) => ({ id: i + 1, name, label }))

export const ruleBuilderReplies = replies(ruleBuilder, {
  properties: () => [...ruleProperties],
  operators: () => [...conditionOperators],
  logicOperators: () => logicOperators.map((name, i) => ({ id: i + 1, name, symbol: name === 'and' ? '&&' : '||' })),
  templates: () => [...actionTemplates],
  actionContexts: () => actionContexts,
  contexts: () => vclSubroutines.map((name, i) => ({ id: i + 1, name, label: contextLabels[name] ?? name })),
  variables: () =>
    vclVariables.map(({ name, where }, i) => ({
      id: i + 1,
      name,
      context: where.find((sub) => sub in contextLabels) ?? '',
    })),
})
