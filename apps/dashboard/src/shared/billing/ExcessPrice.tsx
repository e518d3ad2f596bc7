import { billing, clientIdOf, useRead } from '@parapet/api'
import type { ExcessPrice as Price, PriceSource } from '@parapet/widgets'
import { type ComponentProps, useMemo } from 'react'
import { useSession } from '../../platform/session/SessionContext.ts'
import { useMay } from '../../platform/session/useMay.ts'
import { CURRENCY } from './currency.ts'

/** Returns the price of delivery beyond the client's package; null if the user may not know it, or it is not known. */
export function useExcessPrice(): Price | null {
  const client = clientIdOf(useSession().company)
  const isPackageSeen = useMay(billing.solutions).kind === 'allowed'
  const isAllowed = useMay(billing.clientSolution).kind === 'allowed' && isPackageSeen
  const { data: packages } = useRead(billing.solutions, isAllowed ? {} : null, { quiet: true })
  const { data: held } = useRead(billing.clientSolution, isAllowed && client !== null ? { client } : null, {
    quiet: true,
  })
  const plan = packages?.find(({ solution_type }) => solution_type === held?.solution_type)
  return useMemo(() => (plan ? { perGigabyte: plan.excess_price, currency: CURRENCY } : null), [plan])
}

/** Tells the price of delivery beyond the client's package (`useExcessPrice`). */
export function ExcessPrice({ children }: ComponentProps<PriceSource>) {
  return children(useExcessPrice())
}
