import { clientIdOf } from '@parapet/api'
import { useSession } from '../../platform/session/SessionContext.ts'
import { useMonthName } from '../../shared/billing/useMonthName.ts'
import { useAmounts } from '../../shared/limits/useAmounts.ts'

export interface ConsumptionTools extends Pick<ReturnType<typeof useAmounts>, 'amount' | 'serviceName' | 'unitName'> {
  /** The client whose consumption is listed; null lists nothing. */
  readonly client: number | null
  readonly monthName: (month: string) => string
}

/** Returns what the list of the consumption depends on. */
export function useConsumptionTools(): ConsumptionTools {
  const { amount, serviceName, unitName } = useAmounts()
  return { client: clientIdOf(useSession().company), monthName: useMonthName(), amount, serviceName, unitName }
}
