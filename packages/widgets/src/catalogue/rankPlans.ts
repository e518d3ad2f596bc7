import { type FilterKey, familyFilters, filterKeys, type Tier, type ViewFilterKey } from '@parapet/api'
import { countryCode } from '../kinds/country.ts'
import type { KeyKind } from '../kinds/KeyLabel.tsx'
import { type RankOrder, type RankPlan, rankOrders } from '../rows/rank.ts'
import type { RowRanks } from '../rows/row.ts'
import { RankedWidget } from '../tiles/RankedWidget.tsx'
import { type FamilySource, overTime, type TrafficSource, tableCall, tableParams } from './traffic.ts'

const ranksOf = (plan: RankPlan): { readonly ranks: RowRanks } => ({ ranks: { plan, Widget: RankedWidget } })

const isFilter = (key: string): key is FilterKey => filterKeys.some((one) => one === key)

/** An order says nothing of keys that are its own filter: all misses have the cache result "miss". */
const ordersOf = ({ orders, cache, status }: Pick<RankPlan, 'orders' | 'cache' | 'status'>, key: string): RankOrder[] =>
  orders.filter(
    (order) =>
      !(order === 'misses' && key === cache) &&
      !((order === 'errors' || order === 'errorShare' || order === 'refused') && key === status),
  )

/** The orders of a key of delivery or midtier. */
export function deliveryRanks(source: TrafficSource, tier: Tier, key: FilterKey | 'vhost'): { ranks?: RowRanks } {
  if (typeof source === 'object') return {}
  const filters = { cache: 'cached', status: 'response', parts: 'content_type' } as const
  return ranksOf({
    ...filters,
    call: tableCall(source),
    totals: overTime(source, tier),
    params: (query, by, size) => {
      if (by !== 'vhost' && !isFilter(by)) throw new RangeError(`delivery has no key ${by}`)
      return tableParams(tier, by)(query, size)
    },
    key,
    orders: ordersOf({ ...filters, orders: rankOrders }, key),
    ...(key === 'request' ? { hasFolders: true } : {}),
    ...(key === 'countrycode' ? { nameOf: countryCode } : {}),
  })
}

const viewKeys: readonly ViewFilterKey[] = Object.values(familyFilters).flat()

/** The orders of a key of another family, if it has any. */
export function familyRanks({ rank, filters }: FamilySource, key: string, keyKind: KeyKind): { ranks?: RowRanks } {
  const filter = viewKeys.find((one) => one === key && filters.includes(one))
  if (!rank || !filter) return {}
  return ranksOf({
    ...rank,
    key: filter,
    orders: ordersOf(rank, filter),
    ...(keyKind === 'country' ? { nameOf: countryCode } : {}),
  })
}
