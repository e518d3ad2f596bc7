import { array } from 'valibot'
import { area } from '../call/area.ts'
import { call, gives } from '../call/call.ts'
import { InventoryNode, InventoryProvider, OwaspRule } from '../entities/Inventory.ts'
import { Pop } from '../entities/Pop.ts'

/** What the provider runs (§7, Inventory). */
export const inventory = area(
  'inventory',
  {
    pops: call('GET pop/', gives(array(Pop))),
    nodes: call('GET node/', gives(array(InventoryNode))),
    providers: call('GET provider/', gives(array(InventoryProvider))),
    owaspRules: call('GET owasp_rules/', gives(array(OwaspRule))),
  },
  { prefix: 'inventory' },
)
