import { array } from 'valibot'
import { area } from '../call/area.ts'
import { call, gives } from '../call/call.ts'
import { Pop } from '../entities/Pop.ts'

/** What the provider runs (§7, Inventory). */
export const inventory = area('inventory', { pops: call('GET inventory/pop/', gives(array(Pop))) })
