import { clientIdOf } from '@parapet/api'
import { LinkButton, useWords } from '@parapet/ui'
import { useMemo } from 'react'
import { useMonthName } from '../../billing/useMonthName.ts'
import { useAmounts } from '../../limits/useAmounts.ts'
import { ResourceScreen } from '../../resource/ResourceScreen.tsx'
import { useSession } from '../../session/SessionContext.ts'
import { useTo } from '../../session/useTo.ts'
import { consumptionWords } from '../../words/consumption.ts'
import { consumption } from './consumption.tsx'
import { MonthSummary } from './MonthSummary.tsx'

/** The consumption of the company's client (§7, Billing). */
export default function ConsumptionScreen() {
  const t = useWords(consumptionWords)
  const to = useTo()
  const client = clientIdOf(useSession().company)
  const amounts = useAmounts()
  const monthName = useMonthName()
  const resource = useMemo(() => consumption({ client, monthName, ...amounts }), [client, monthName, amounts])
  return (
    <ResourceScreen
      resource={resource}
      intro={<MonthSummary />}
      actions={
        <LinkButton icon="receipt" href={to('user-invoices')}>
          {t('invoices')}
        </LinkButton>
      }
    />
  )
}
