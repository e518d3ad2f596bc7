import { area } from '../call/area.ts'
import { body, call, extension, needsService, refreshes, returns } from '../call/call.ts'
import { BlockedAddress, type BlockedKind } from '../entities/BlockedAddress.ts'
import { listOf } from '../entities/List.ts'
import { AntiDdosDay, NetworkList, type NewNetworkList } from '../entities/NetworkList.ts'
import { rows } from '../entities/rows.ts'
import { listReads } from './listReads.ts'

const readsOfLists = ['lists.all', 'lists.one'] as const

/**
 * Network ACLs and blocked addresses (§7, Companies and Provisioning). `address` returns only the lists that contain
 * it, with that address; `address_count_only` omits the addresses.
 */
export const lists = area(
  'lists',
  {
    all: call(
      'GET companies/{company}/lists/{?address,address_count_only,active,auto_generated,search,limit,offset}',
      returns(listOf(NetworkList)),
    ),
    one: call('GET companies/{company}/lists/{list}/', returns(NetworkList)),
    add: call('POST companies/{company}/lists/', body<NewNetworkList>(), returns(NetworkList)),
    save: call('PUT companies/{company}/lists/{list}/', body<NewNetworkList>(), returns(NetworkList)),
    remove: call('DELETE companies/{company}/lists/{list}/'),
    /** The address may be a CIDR block: its slash is encoded. */
    addAddress: call(
      'POST companies/{company}/lists/{list}/address/{address}',
      body<{ description?: string; until?: number | null }>(),
      refreshes(...readsOfLists),
    ),
    removeAddress: call('DELETE companies/{company}/lists/{list}/address/{address}', refreshes(...readsOfLists)),
    /** Both days included, written YYYY-MM-DD, at most 31 of them. */
    antiDdosHistory: call(
      'GET companies/{company}/lists/antiddos/history/{?from,to}',
      returns(rows(AntiDdosDay)),
      needsService('iplists', 'antiddos'),
      extension,
    ),

    ...listReads,
    block: call(
      'POST autoprovisioning/{company}/blockedlist/',
      body<{ kind: BlockedKind; address: string; reason?: string; until?: number | null }>(),
      returns(BlockedAddress),
      needsService('waf', 'iplists'),
    ),
    unblock: call(
      'DELETE autoprovisioning/{company}/blockedlist/{kind}/{address}',
      refreshes('lists.blocked'),
      needsService('waf', 'iplists'),
    ),
  },
  { needs: needsService('iplists') },
)
