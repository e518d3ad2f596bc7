import { refusals } from '../context.ts'
import { callsOf } from '../publicCalls.ts'
import { replies } from '../replies.ts'
import { nodes, owaspRules, providers } from '../world/inventory.ts'
import { pops } from '../world/pops.ts'

function numbered<Row extends { id: number }>(rows: readonly Row[], text: string | undefined): Row {
  const row = rows.find(({ id }) => String(id) === text)
  if (!row) throw refusals.notFound()
  return row
}

export const inventoryReplies = replies(callsOf('inventory'), {
  pops: ({ isLogged }) => (isLogged ? [] : [...pops]),
  pop: ({ params }) => numbered(pops, params.pop),
  nodes: () => [...nodes],
  node: ({ params }) => numbered(nodes, params.node),
  providers: () => [...providers],
  provider: ({ params }) => numbered(providers, params.provider),
  owaspRules: () => [...owaspRules],
  owaspRule: ({ params }) => numbered(owaspRules, params.rule),
})
