import { area } from '../call/area.ts'
import { call, extension, returns } from '../call/call.ts'
import { InventoryNode, InventoryProvider, OwaspRule } from '../entities/Inventory.ts'
import { Pop } from '../entities/Pop.ts'
import { rows } from '../entities/rows.ts'

/** The provider's POPs, nodes and rules (§7, Inventory). */
export const inventory = area(
  'inventory',
  {
    pops: call('GET pop', returns(rows(Pop))),
    pop: call('GET pop/{pop}/', returns(Pop), extension),
    nodes: call('GET node', returns(rows(InventoryNode))),
    node: call('GET node/{node}/', returns(InventoryNode), extension),
    providers: call('GET provider', returns(rows(InventoryProvider))),
    provider: call('GET provider/{provider}/', returns(InventoryProvider), extension),
    owaspRules: call('GET owasp_rules', returns(rows(OwaspRule))),
    owaspRule: call('GET owasp_rules/{rule}/', returns(OwaspRule), extension),
  },
  { prefix: 'inventory' },
)
