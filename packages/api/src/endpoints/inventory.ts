import { area } from '../call/area.ts'
import { call, returns } from '../call/call.ts'
import { InventoryNode, InventoryProvider, OwaspRule } from '../entities/Inventory.ts'
import { Pop } from '../entities/Pop.ts'
import { rows } from '../entities/rows.ts'

/** The provider's POPs, nodes and rules (§7, Inventory). */
export const inventory = area(
  'inventory',
  {
    pops: call('GET pop', returns(rows(Pop))),
    nodes: call('GET node', returns(rows(InventoryNode))),
    providers: call('GET provider', returns(rows(InventoryProvider))),
    owaspRules: call('GET owasp_rules', returns(rows(OwaspRule))),
  },
  { prefix: 'inventory' },
)
