import { array } from 'valibot'
import { area } from '../call/area.ts'
import { call, extension, gives } from '../call/call.ts'
import { InventoryNode, InventoryProvider, OwaspRule } from '../entities/Inventory.ts'
import { Pop } from '../entities/Pop.ts'

/** The provider's POPs, nodes and rules (§7, Inventory). */
export const inventory = area(
  'inventory',
  {
    pops: call('GET pop/', gives(array(Pop))),
    pop: call('GET pop/{pop}/', gives(Pop), extension),
    nodes: call('GET node/', gives(array(InventoryNode))),
    node: call('GET node/{node}/', gives(InventoryNode), extension),
    providers: call('GET provider/', gives(array(InventoryProvider))),
    provider: call('GET provider/{provider}/', gives(InventoryProvider), extension),
    owaspRules: call('GET owasp_rules/', gives(array(OwaspRule))),
    owaspRule: call('GET owasp_rules/{rule}/', gives(OwaspRule), extension),
  },
  { prefix: 'inventory' },
)
