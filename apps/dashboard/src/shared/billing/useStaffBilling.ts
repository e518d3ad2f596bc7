import {
  billing,
  type MonthRange,
  monthRange,
  offeredMonths,
  type PackagePrice,
  shiftMonth,
  useRead,
} from '@parapet/api'
import { useMemo, useState } from 'react'
import { idParam, type UrlParam, useUrlState } from '../../platform/router/useUrlState.ts'

const listParam: UrlParam<string> = { read: (text) => text ?? '', write: (value) => value || null }
const params = { from: idParam, to: idParam, product: listParam, client: listParam }
const split = (text: string) => [...new Set(text.split(',').filter(Boolean))]

/** The filter of the staff's billing pages (§3, billing filter), stored in the URL, and what it is chosen from. */
export function useStaffBilling({ months, isRunningIncluded }: { months: number; isRunningIncluded: boolean }) {
  const [now] = useState(() => Date.now() / 1000)
  const [url, change] = useUrlState(params)
  const clients = useRead(billing.clients, {})
  const solutions = useRead(billing.solutions, {})
  const lines = useRead(billing.productLines, {})
  const offered = useMemo(() => offeredMonths(now), [now])
  const [runningMonth = ''] = offered
  const range = useMemo((): MonthRange => {
    const to = isRunningIncluded ? runningMonth : shiftMonth(runningMonth, -1)
    return monthRange(url, { from: shiftMonth(to, 1 - months), to }, now)
  }, [url, runningMonth, months, isRunningIncluded, now])
  const filter = useMemo(
    () => ({ products: split(url.product), clients: split(url.client).map(Number).filter(Number.isInteger) }),
    [url.product, url.client],
  )
  const solutionOf = useMemo(() => {
    const types = new Map(clients.data?.map(({ id, solution_type }) => [id, solution_type]))
    return (client: number) => solutions.data?.find(({ solution_type }) => solution_type === types.get(client))
  }, [clients.data, solutions.data])
  const priceOf: PackagePrice = useMemo(() => (client) => solutionOf(client)?.price, [solutionOf])
  return {
    now,
    offered,
    runningMonth,
    range,
    filter,
    clients: clients.data,
    products: lines.data,
    solutions: solutions.data,
    solutionOf,
    priceOf,
    change: (next: Partial<MonthRange> & { products?: readonly string[]; clients?: readonly string[] }) =>
      change({
        ...(next.from && { from: next.from, ...(next.from > range.to && { to: next.from }) }),
        ...(next.to && { to: next.to }),
        ...(next.products && { product: next.products.join(',') }),
        ...(next.clients && { client: next.clients.join(',') }),
      }),
  }
}

export type StaffBilling = ReturnType<typeof useStaffBilling>
